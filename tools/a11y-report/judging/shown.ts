/** What the sheet of each criterion shows, as text: a verdict holds as long as that stays the same. */
import type { Evaluation, EvidenceKind, Item, Measured, StateEvidence } from '../../../a11y/model';
import { AS_LOADED } from '../../../a11y/states';
import { kindsOf } from '../criteria';

/** As links to it are called. */
export const KINDS: Record<EvidenceKind, string> = {
  picture: 'Pictures of the pages',
  images: 'Images and their alternatives',
  links: 'Links and what stands around them',
  headings: 'Heading outlines',
  order: 'Reading order, drawn',
  reading: 'What a screen reader is given',
  keyboard: 'Keyboard maps',
  colours: 'Pairs of colours',
  messages: 'Messages',
  motion: 'What moves',
};

const line = (text: string): Item => ({ text });

/** A page in a state; else it is a brochure. */
export const isState = (measured: Measured): measured is StateEvidence => 'width' in measured;

/** Everything of one kind that was listed in a state, or of a brochure. */
export function itemsOf(measured: Measured, kind: EvidenceKind): Item[] {
  if (!isState(measured)) return measured.shown?.[kind] ?? [];
  const state = measured;
  const { headings, stops, reading, shown, screenshot } = state;
  switch (kind) {
    case 'headings':
      return reading
        ? [line(`title: ${state.title}`), ...headings.map(({ level, text }) => line(`h${level} ${text}`))]
        : [];
    case 'keyboard':
      return stops.map(({ role, name, focusContrast, box }) => ({
        text: `${name || '(no name)'}, ${role}, focus ${focusContrast.toFixed(1)}:1`,
        box,
      }));
    case 'reading':
      return reading.split('\n').filter(Boolean).map(line);
    case 'picture':
      return screenshot ? (shown?.picture ?? []) : [];
    default:
      return shown?.[kind] ?? [];
  }
}

/** As 'as loaded, 320 px, dark'; of a brochure that it is one. */
export function stateName(measured: Measured): string {
  return isState(measured) ? `${measured.state}, ${measured.width} px, ${measured.scheme}` : measured.state;
}

/** All that can be judged by: kind and page, as `images /about`, and what is shown there, a line each. */
export function shownTexts({ states, brochures }: Evaluation): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const state of [...states, ...brochures]) {
    for (const kind of Object.keys(KINDS) as EvidenceKind[]) {
      const items = itemsOf(state, kind);
      if (items.length === 0) continue;
      const key = `${kind} ${state.path}`;
      const isPlain =
        !isState(state) || (state.state === AS_LOADED && state.width === 1280 && state.scheme === 'light');
      const head = isPlain ? [] : [`— ${stateName(state)}`];
      texts[key] = [...(texts[key] ? [texts[key]] : []), ...head, ...items.map(({ text }) => text.trim())].join('\n');
    }
  }
  return texts;
}

/** The keys of what the sheet of `criterion` shows. */
export function basisOf(criterion: string, texts: Record<string, string>): string[] {
  return Object.keys(texts).filter((key) => (kindsOf(criterion) as string[]).includes(key.split(' ', 1)[0] ?? ''));
}
