import { describe, expect, it } from 'vitest';
import { conditionalCss, criticalCss, withoutFontFaces } from '../../build/pageStyles';

/** Critical CSS of a page whose content is `body`. */
const kept = (css: string, body: string, conditional = '') => criticalCss(css, body, conditional);

describe('the styles of a page', () => {
  const body = '<main class="A1 B2"><b class="C3" aria-expanded="false" data-on="" hidden=""></b></main>';

  it.each([
    ['a class', '.A1{color:red}', '.Z9{color:red}'],
    ['all classes of a selector', '.A1 .C3{color:red}', '.A1 .Z9{color:red}'],
    ['a class in a state', '.A1:hover{color:red}', '.Z9:hover{color:red}'],
    ['an attribute', '.C3[data-on]{color:red}', '.C3[data-off]{color:red}'],
    ['one of the things it may hold', '.A1:has(.Z9,.C3){color:red}', '.A1:has(.Z9,.Y8){color:red}'],
    ['one of a list', '.Z9,.A1{color:red}', '.Z9,.Y8{color:red}'],
  ])('holds a rule for %s only where the page has one', (_what, has, hasNot) => {
    expect(kept(has, body)).toBe(has);
    expect(kept(hasNot, body)).toBe('');
  });

  it('holds the looks of what opens, without scripts too, and of a closed bar', () => {
    expect(kept('.A1[open]{color:red}', body)).toBe('.A1[open]{color:red}');
    expect(kept(':root[data-closed] .A1{color:red}', body)).toBe(':root[data-closed] .A1{color:red}');
  });

  it('holds a variable only where a shown or conditional rule reads it', () => {
    const css = ':root{--a:red;--b:var(--a);--c:#00f}.A1{color:var(--c)}';
    expect(kept(css, body)).toBe(':root{--c:#00f}.A1{color:var(--c)}');
    expect(kept(css, body, '.A1{color:var(--b)}')).toBe(':root{--a:red;--b:var(--a);--c:#00f}.A1{color:var(--c)}');
  });

  it('holds the keyframes of an animation only where a shown rule runs it', () => {
    const css = '.A1{animation:1s a}.Z9{animation:1s z}@keyframes a{to{top:0}}@keyframes z{to{top:0}}';
    expect(kept(css, body)).toBe('.A1{animation:1s a}@keyframes a{to{top:0}}');
  });

  it('rules for paper, forced colours and hover are conditional CSS', () => {
    const css =
      '.A1{color:red}@media print{.A1{color:#000}}.B2{color:red}@media (forced-colors:active){.B2{color:canvas}}@media (hover:hover){.B2:hover{color:var(--a)}}@media (width>=9px){.C3{top:0}}';
    expect(conditionalCss(css)).toBe(
      '@media print{.A1{color:#000}}@media (forced-colors:active){.B2{color:canvas}}@media (hover:hover){.B2:hover{color:var(--a)}}',
    );
    expect(kept(css, body)).toBe('.A1,.B2{color:red}@media (width>=9px){.C3{top:0}}');
    expect(() => conditionalCss('.A1{color:red}}')).toThrow('Unexpected');
  });

  it('deferred styles bring no font a second time', () => {
    expect(withoutFontFaces('@font-face{font-family:A;src:local(B)}.A1{color:red}')).toBe('.A1{color:red}');
  });
});
