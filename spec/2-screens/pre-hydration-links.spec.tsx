import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leaveLinksToBrowser, stopLeavingLinks } from '../../src/shell/page-area/links';

describe('a page that is not hydrated yet', () => {
  it('S2-06 S1-21 leaves its links and address changes to the browser', () => {
    document.body.innerHTML =
      '<a href="/careers"><b>Careers</b></a><a href="https://example.org/">Elsewhere</a><button>Menu</button>';
    const told: string[] = [];
    const tell = ({ type, target }: Event) => {
      if (told.length > 9) throw new Error('More than was clicked.');
      told.push(target instanceof Element ? `${type} ${target.tagName}` : type);
    };
    document.addEventListener('click', tell);
    window.addEventListener('popstate', tell);
    const reached = () => {
      told.length = 0;
      for (const part of document.body.querySelectorAll('b, a, button')) {
        part.addEventListener('click', (event) => event.preventDefault(), { once: true });
        fireEvent.click(part);
      }
      fireEvent.click(document);
      fireEvent.popState(window);
      return [...told];
    };
    leaveLinksToBrowser();
    expect(reached()).toEqual(['click A', 'click BUTTON', 'click']);
    stopLeavingLinks();
    expect(reached()).toEqual(['click A', 'click B', 'click A', 'click BUTTON', 'click', 'popstate']);
    document.removeEventListener('click', tell);
    window.removeEventListener('popstate', tell);
  });
});
