/** What people judge by, as text: a verdict holds as long as what it was given for stays the same. */
import {
  type Evaluation,
  type EvidenceKind,
  type Item,
  KINDS,
  type Measured,
  type StateEvidence,
} from '../../a11y/support/model';
import { AS_LOADED } from '../../a11y/support/states';
import type { Judgement } from '../../build/judgements';
import { kindsOf } from './criteria';

/** A page in a state; else it is a brochure. */
export const isState = (measured: Measured): measured is StateEvidence => 'width' in measured;

/** As 'as loaded, 320 px, dark'; of a brochure that it is one. */
export const stateName = (measured: Measured): string =>
  isState(measured) ? `${measured.state}, ${measured.width} px, ${measured.scheme}` : measured.state;

/** Everything of one kind that was listed in a state, or of a brochure. */
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

/** All that can be judged by: kind and page, as `images /about`, and what is shown there, a line each. */
export function shownTexts({ states, brochures }: Evaluation): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const each of [...states, ...brochures]) {
    const isPlain = !isState(each) || (each.state === AS_LOADED && each.width === 1280 && each.scheme === 'light');
    for (const kind of Object.keys(KINDS) as EvidenceKind[]) {
      const lines = itemsOf(each, kind).map(({ text }) => text.trim());
      if (lines.length === 0) continue;
      const key = `${kind} ${each.path}`;
      texts[key] = [texts[key] ?? [], isPlain ? [] : `— ${stateName(each)}`, lines].flat().join('\n');
    }
  }
  return texts;
}

/** The keys of what the sheet of `criterion` shows. */
export function basisOf(criterion: string, texts: Record<string, string>): string[] {
  return Object.keys(texts).filter((key) => kindsOf(criterion).some((kind) => key.startsWith(`${kind} `)));
}

export interface Joined extends Judgement {
  /** What has changed since, kind and page, as `images /about`; none as long as it holds. */
  changes: string[];
}

/** Each verdict with what changed since it was given. Of a partial evaluation only the pages that were visited are compared. */
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
