/** What the sheet of each criterion shows, as text: a verdict holds as long as that stays the same. */
import type { Evaluation, EvidenceKind, Item, Measured, StateEvidence } from '../../../a11y/model';
import { AS_LOADED } from '../../../a11y/states';

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

/** What a person needs for each criterion; pictures and the reading for one that is not here. */
const NEEDED: Record<string, EvidenceKind[]> = {
  '1.1.1': ['images'],
  '1.3.1': ['picture', 'headings', 'reading'],
  '1.3.2': ['order', 'reading'],
  '1.3.3': ['reading'],
  '1.3.4': ['picture'],
  '1.4.1': ['picture', 'colours'],
  '1.4.3': ['picture', 'colours'],
  '1.4.5': ['images', 'picture'],
  '1.4.6': ['picture', 'colours'],
  '1.4.11': ['picture', 'colours', 'keyboard'],
  '1.4.13': ['picture', 'keyboard'],
  '2.1.1': ['keyboard'],
  '2.2.2': ['motion'],
  '2.3.1': ['motion'],
  '2.4.1': ['keyboard', 'headings'],
  '2.4.2': ['headings'],
  '2.4.3': ['keyboard', 'order'],
  '2.4.4': ['links'],
  '2.4.5': ['links'],
  '2.4.6': ['headings', 'reading'],
  '2.4.9': ['links'],
  '2.4.10': ['headings', 'picture'],
  '2.4.13': ['keyboard', 'picture'],
  '2.5.2': ['keyboard'],
  '2.5.3': ['keyboard', 'picture'],
  '2.5.5': ['picture', 'keyboard'],
  '3.1.2': ['reading'],
  '3.2.1': ['keyboard'],
  '3.2.2': ['keyboard', 'messages'],
  '3.2.3': ['links'],
  '3.2.4': ['links', 'images'],
  '3.2.6': ['links'],
  '3.3.2': ['reading', 'messages'],
  '4.1.2': ['reading', 'keyboard'],
  '4.1.3': ['messages', 'reading'],
};

/** What the sheet of a criterion shows. */
export const kindsOf = (criterion: string): EvidenceKind[] => NEEDED[criterion] ?? ['picture', 'reading'];

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
