/** Guidelines 1.1 to 1.3: text alternatives, media, adaptable. */
import type { Criterion } from './model';

const NO_MEDIA = 'The site has no audio and no video, recorded or live.';
const MEDIA_STEPS = [
  'Search the pages for audio, video and embedded players. If one has been added, judge it by hand.',
];

function media(number: string, name: string, level: 'A' | 'AA', slug: string): Criterion {
  return { number, name, level, slug, decidedBy: 'person', proves: '', steps: MEDIA_STEPS, absent: NO_MEDIA };
}

export const perceivable: Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    slug: 'non-text-content',
    decidedBy: 'person',
    proves:
      'Every image, icon button and drawing has a text alternative or is hidden as decoration. Not: that it fits.',
    steps: [
      'Open each page and list its pictures and icons.',
      'For each that tells something, read its alternative in the browser’s accessibility panel. It must say what the picture says there.',
      'For each that is decoration, check that a screen reader passes over it.',
    ],
  },
  media('1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', 'audio-only-and-video-only-prerecorded'),
  media('1.2.2', 'Captions (Prerecorded)', 'A', 'captions-prerecorded'),
  media(
    '1.2.3',
    'Audio Description or Media Alternative (Prerecorded)',
    'A',
    'audio-description-or-media-alternative-prerecorded',
  ),
  media('1.2.4', 'Captions (Live)', 'AA', 'captions-live'),
  media('1.2.5', 'Audio Description (Prerecorded)', 'AA', 'audio-description-prerecorded'),
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    slug: 'info-and-relationships',
    decidedBy: 'person',
    proves:
      'Lists, tables, headings, landmarks and labels are built as such and not contradicted. Not: that all that looks like one is one.',
    steps: [
      'Look at each page, then at its heading outline and landmarks in this report. What looks like a heading must be in the outline, at the level it seems to have.',
      'For each table, check that every row and column header is announced with its cells.',
      'For each group that belongs together by looks, check that it is a list, a group or a section.',
    ],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    slug: 'meaningful-sequence',
    decidedBy: 'person',
    proves:
      'The order of keyboard stops follows the order on the screen. Not: that the text makes sense in that order.',
    steps: [
      'Read what a screen reader says of each page, in this report, from top to bottom.',
      'It must make sense without seeing the layout, above all where columns stand side by side.',
    ],
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    slug: 'sensory-characteristics',
    decidedBy: 'person',
    proves: '',
    steps: [
      'Read all instructions on the pages.',
      'None may rely only on shape, colour, size, place or sound, as ‘the round button on the right’ would.',
    ],
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    slug: 'orientation',
    decidedBy: 'person',
    proves:
      'No style rule turns the page by a right angle. Not: that every page works on a real device held both ways.',
    steps: [
      'Open a page of each kind on a telephone or tablet, upright and sideways.',
      'Nothing may be missing, or ask you to turn the device.',
    ],
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    slug: 'identify-input-purpose',
    decidedBy: 'person',
    proves: '',
    steps: ['Check that no field that asks for facts about the visitor has been added.'],
    absent: 'The only field is the programme search. No field asks for facts about the visitor.',
  },
];
