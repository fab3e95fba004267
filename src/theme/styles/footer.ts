import type { Theme } from '@mui/material/styles';
import { colours, fixed, fontSize } from '../tokens';
import { css } from './css';

/** The footer. Both layouts are in the page; the width alone chooses (S2-70, S4-01). */
export function footer(theme: Theme): string {
  const { palette } = theme.vars;
  const wide = theme.breakpoints.up('foot');
  const narrow = theme.breakpoints.down('foot');
  // The footer is dark in both schemes, so its blooms keep the inks of the dark one.
  const { bloom } = colours.dark;
  return css`
.footer{background:${palette.band.night};color:${palette.band.onNight}}
.footer a:not(.button){color:${palette.band.onNight}}
.footer .muted{color:${palette.band.onNight2}}
.footer h2{font-size:${fontSize.h4};letter-spacing:-.01em;margin-bottom:10px;line-height:1.25}
${narrow}{.footer .wide,.footer .number{display:none}}
${wide}{.footer .narrow{display:none}}
.footer .narrow{display:grid;gap:34px;padding-block:56px 36px}
.footer .narrow h2{font-size:1.75rem;margin:0}
${wide}{.footer .narrow{display:none}.footer .wide{display:grid;grid-template-columns:1fr 1.1fr 1.2fr .95fr 1.75fr;gap:32px;padding-block:72px 56px}.footer .wide h2{min-height:2.5em;display:flex;align-items:flex-end;padding-bottom:6px;margin-bottom:6px}}
.footer .links a{display:inline-flex;align-items:center;min-height:44px;text-decoration:none}
.footer .links a:hover{text-decoration:underline}
.social{display:flex;flex-wrap:wrap;gap:8px}
.social a{position:relative;width:48px;height:48px;display:grid;place-items:center;border:1.5px solid ${palette.band.onNight2};border-radius:15px 4px}
.footer .social a:hover{background:${palette.sun.main};color:${fixed.ink};border-color:${palette.sun.main}}
.social .mark{width:22px;height:22px;fill:currentColor}
.social .icon{position:absolute;right:3px;top:3px;width:11px;height:11px;stroke-width:2.6}
.students{display:grid;grid-template-columns:1fr 1fr;gap:10px}
.footer .students .button{min-height:48px;padding:6px 8px;font-size:1rem;color:${palette.band.onNight};border-color:${palette.band.onNight2}}
.footer .students .button:hover{background:${palette.sun.main};color:${fixed.ink};border-color:${palette.sun.main}}
.footer .labels{display:flex;flex-wrap:wrap;gap:6px 24px;color:${palette.band.onNight2}}
.footer .base{border-top:1px solid ${palette.band.nightLine};padding-block:28px;display:grid;gap:24px;align-items:center}
${wide}{.footer .base{grid-template-columns:auto 1fr auto;column-gap:48px;padding-right:72px}}
.footer .accreditations{display:flex;flex-wrap:wrap;gap:14px 40px}
.footer .accreditations li{display:flex;gap:14px;align-items:center;line-height:1.35}
.footer .accreditations svg{width:44px;height:44px}
.footer .number{font-variant-numeric:tabular-nums}
.footer .brand{color:${palette.band.onNight};justify-self:start}
.footer .ink-petal{fill:${bloom.protea}}.footer .ink-leaf{fill:${bloom.leaf}}.footer .ink-soft{fill:${bloom.proteaSoft}}
${narrow}{.footer .accreditations{order:-1}.footer .base{padding-bottom:88px}}
@media (forced-colors:active){.social .mark{fill:LinkText}.footer{border-top:1px solid CanvasText}}
`;
}
