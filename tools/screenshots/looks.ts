/** The ways a page is pictured: what the visitor asked of the browser, and on paper. */
import type { Page } from '@playwright/test';

/** CSS px: both phones, a tablet, both sides of the footer's switch, a laptop and a large screen. */
export const WIDTHS = [320, 390, 768, 1100, 1280, 1920];

type Media = Parameters<Page['emulateMedia']>[0];

interface Look {
  media: Media;
  /** Text at twice its size, as the visitor's browser would set it (WCAG 1.4.4). */
  hasLargeText?: boolean;
}

export const LOOKS: Record<string, Look> = {
  light: { media: { colorScheme: 'light' } },
  dark: { media: { colorScheme: 'dark' } },
  'forced-colours': { media: { colorScheme: 'dark', forcedColors: 'active' } },
  print: { media: { media: 'print' } },
  'large-text': { media: { colorScheme: 'light' }, hasLargeText: true },
};
