import { expect } from 'vitest';

/** Role and name, as `button "Programmes"`. */
function nameOf(element: Element | null | undefined): string {
  if (!element) return 'nothing';
  const name = element.ariaLabel || element.textContent?.replaceAll(/\s+/g, ' ').trim().slice(0, 40);
  return `${element.localName} "${element === document.body ? '' : name}"`;
}

/** Asserts that `expected` has the focus. A failure names the two elements instead of printing the page. */
export function expectFocus(expected: Element | null | undefined): void {
  const expectedName = nameOf(expected);
  const focusedName = nameOf(document.activeElement);
  const isNamesake = document.activeElement !== expected && focusedName === expectedName;
  expect(isNamesake ? `another ${focusedName}` : focusedName, 'what has the focus').toBe(expectedName);
}
