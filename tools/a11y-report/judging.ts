/** Evidence for people as text: a verdict holds as long as its evidence stays the same. */
import {
  type Evaluation,
  type EvidenceKind,
  type Item,
  KINDS,
  type Measured,
  type StateEvidence,
} from '../../a11y/support/model';
import { isPlain } from '../../a11y/support/states';
import type { Judgement } from '../../build/judgements';
import { kindsOf } from './criteria';

/** `true` for a page in a state, `false` for a brochure. */
export const isState = (measured: Measured): measured is StateEvidence => 'width' in measured;

/** Name, as 'as loaded, 320 px, dark'; a brochure has only its state. */
export const stateName = (measured: Measured): string =>
  isState(measured) ? `${measured.state}, ${measured.width} px, ${measured.scheme}` : measured.state;

/** All items of one kind in a state or a brochure. */
export function itemsOf(measured: Measured, kind: EvidenceKind): Item[] {
  const listed = measured.shown?.[kind] ?? [];
  if (!isState(measured)) return listed;
  const { title, headings, landmarks, stops, reading, screenshot } = measured;
  switch (kind) {
    case 'headings':
      return reading === ''
        ? []
        : [
            { text: `title: ${title}` },
            ...headings.map(({ level, text }) => ({ text: `h${level} ${text}` })),
            ...landmarks.map(({ role, name }) => ({ text: `landmark: ${role} ${name}` })),
          ];
    case 'keyboard':
      return stops.map(({ role, name, focusContrast, box }) => ({
        text: `${name || '(no name)'}, ${role}, focus ${focusContrast.toFixed(1)}:1`,
        box,
      }));
    case 'reading':
      return reading.split('\n').flatMap((text) => (text ? { text } : []));
    case 'picture':
      return screenshot ? listed : [];
    default:
      return listed;
  }
}

/** All evidence: kind and page, as `images /about`, with the items there, a line each. */
export function shownTexts({ states, brochures }: Evaluation): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const each of [...states, ...brochures]) {
    for (const kind of Object.keys(KINDS) as EvidenceKind[]) {
      const lines = itemsOf(each, kind).map(({ text }) => text.trim());
      if (lines.length === 0) continue;
      const key = `${kind} ${each.path}`;
      texts[key] = [texts[key] ?? [], !isState(each) || isPlain(each) ? [] : `— ${stateName(each)}`, lines]
        .flat()
        .join('\n');
    }
  }
  return texts;
}

/** Keys of the evidence on the sheet of `criterion`. */
export function basisOf(criterion: string, texts: Record<string, string>): string[] {
  return Object.keys(texts).filter((key) => kindsOf(criterion).some((kind) => key.startsWith(`${kind} `)));
}

export interface Joined extends Judgement {
  /** Changed evidence since the verdict, kind and page, as `images /about`; empty while it holds. */
  changes: string[];
}

/** Each verdict with the changes since. A partial evaluation compares only the visited pages. */
export function joinJudgements(judgements: Judgement[], evaluation: Evaluation): Joined[] {
  const texts = shownTexts(evaluation);
  const visited = new Set([...evaluation.states, ...evaluation.brochures].map(({ path }) => path));
  const isKnown = (key: string) => evaluation.partial.length === 0 || visited.has(key.split(' ')[1] ?? '');
  return judgements.map((judgement) => {
    const keys = new Set([...Object.keys(judgement.basis), ...basisOf(judgement.criterion, texts)]);
    const changes = [...keys].filter((key) => isKnown(key) && judgement.basis[key] !== texts[key]).sort();
    return { ...judgement, changes };
  });
}
