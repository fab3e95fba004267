/** Guideline 1.4: distinguishable. */
import type { Criterion } from './model';

export const distinguishable: Criterion[] = [
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    slug: 'use-of-color',
    decidedBy: 'person',
    proves: 'Links inside running text differ from it by more than colour. Not: that nothing else relies on colour.',
    steps: [
      'Look at each page in greyscale (the browser’s rendering panel can show it so).',
      'The active link, badges, dimmed programmes and chosen categories must still be told apart.',
    ],
  },
  {
    number: '1.4.2',
    name: 'Audio Control',
    level: 'A',
    slug: 'audio-control',
    decidedBy: 'person',
    proves: '',
    steps: ['Check that nothing on the site plays sound by itself.'],
    absent: 'Nothing on the site makes a sound.',
  },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    slug: 'contrast-minimum',
    decidedBy: 'machine',
    proves:
      'Text has at least 4.5:1, large text 3:1, against a background that can be computed. Others are named for a person.',
    steps: [
      'For each place named as ‘a person has to judge’, pick the text’s colour and the least favourable colour behind it, and compute the ratio.',
    ],
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    slug: 'resize-text',
    decidedBy: 'machine',
    proves: 'With text at 200% nothing is clipped and nothing overlaps.',
    steps: ['Set the browser’s text size to 200% and walk through one page of each kind.'],
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    slug: 'images-of-text',
    decidedBy: 'person',
    proves: '',
    steps: [
      'Try to select every piece of text with the pointer. What cannot be selected, the logo aside, is a picture of text.',
    ],
  },
  {
    number: '1.4.6',
    name: 'Contrast (Enhanced)',
    level: 'AAA',
    slug: 'contrast-enhanced',
    decidedBy: 'machine',
    proves: 'Text has at least 7:1, large text 4.5:1, against a background that can be computed.',
    steps: ['As for 1.4.3, with 7:1 and 4.5:1.'],
  },
  {
    number: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    slug: 'reflow',
    decidedBy: 'machine',
    proves: 'At 320 CSS px (400% zoom of 1280) nothing scrolls sideways and nothing is lost.',
    steps: ['Zoom to 400% in a window 1280 px wide and read one page of each kind.'],
  },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    slug: 'non-text-contrast',
    decidedBy: 'person',
    proves:
      'The focus indicator has the contrast written in each keyboard map. Not: borders, icons and states of controls.',
    steps: [
      'For each control, pick the colour of its border or fill and of what lies beside it: at least 3:1 where that is what shows the control.',
      'The same for icons without text, and for each state: chosen, open, pressed.',
    ],
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    slug: 'text-spacing',
    decidedBy: 'machine',
    proves: 'With the criterion’s line, paragraph, letter and word spacing nothing is clipped and nothing overlaps.',
    steps: ['Apply a text-spacing bookmarklet to one page of each kind and look for lost words.'],
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    slug: 'content-on-hover-or-focus',
    decidedBy: 'person',
    proves: '',
    steps: [
      'Move the pointer and then the keyboard focus over every control.',
      'Where something appears: it must stay while the pointer is on it, go with Escape, and not vanish by itself.',
    ],
  },
];
