import type { Theme } from '@mui/material/styles';
import { fixed, fontSize } from '../tokens';
import { css } from './css';

/** The footer. Both layouts are in the page; the width alone chooses (S2-70). */
export function footer(theme: Theme): string {
  const { palette } = theme.vars;
  const wide = theme.breakpoints.up('foot');
  const narrow = theme.breakpoints.down('foot');
  return css`
.footer{background:${palette.band.night};color:${palette.band.onNight}}
.footer a:not(.MuiButton-root){color:${palette.band.onNight}}
.footer .muted{color:${palette.band.onNight2}}
.footer h2{font-size:${fontSize.h4};letter-spacing:-.01em;margin-bottom:10px;line-height:1.25}
${narrow}{.footer .wide{display:none}}
${wide}{.footer .narrow{display:none}}
.footer .narrow h2{font-size:1.75rem;margin:0}
.footer .narrow .columns{display:grid;gap:34px;padding-block:56px 36px}
${wide}{.footer .wide .columns{display:grid;grid-template-columns:1fr 1.1fr 1.2fr .95fr 1.75fr;gap:32px;padding-block:72px 56px}.footer .wide .columns h2{min-height:2.5em;display:flex;align-items:flex-end;padding-bottom:6px;margin-bottom:6px}}
.footer .links a{display:inline-flex;align-items:center;min-height:44px;text-decoration:none}
.footer .links a:hover{text-decoration:underline}
.social{display:flex;flex-wrap:wrap;gap:8px}
.social a{width:48px;height:48px;display:grid;place-items:center;border:1.5px solid ${palette.band.onNight2};border-radius:15px 4px}
.social a:hover{background:${palette.sun.main};color:${fixed.ink};border-color:${palette.sun.main}}
.social svg{width:22px;height:22px;fill:currentColor}
.students{display:grid;grid-template-columns:1fr 1fr;gap:10px}
.students .MuiButton-root{min-height:48px;padding:6px 8px;font-size:1rem;color:${palette.band.onNight};border-color:${palette.band.onNight2}}
.students .MuiButton-root:hover{background:${palette.sun.main};color:${fixed.ink};border-color:${palette.sun.main}}
.footer .labels{display:flex;flex-wrap:wrap;gap:6px 24px;color:${palette.band.onNight2}}
.footer .base{border-top:1px solid ${palette.band.nightLine};padding-block:28px;display:grid;gap:24px;align-items:center}
${wide}{.footer .base{grid-template-columns:auto 1fr auto;column-gap:48px}}
.footer .accreditations{display:flex;flex-wrap:wrap;gap:14px 40px}
.footer .accreditations li{display:flex;gap:14px;align-items:center;line-height:1.35}
.footer .accreditations svg{width:44px;height:44px}
.footer .brand{color:${palette.band.onNight}}
.footer .ink-petal{fill:#E8608A}.footer .ink-leaf{fill:#5DB58B}.footer .ink-soft{fill:#F7B9CA}
${narrow}{.footer .accreditations{order:-1}}
`;
}
