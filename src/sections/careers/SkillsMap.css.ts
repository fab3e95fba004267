import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { textIndent } from '../programme/ProgrammeName.css';

export const head = style({ marginBottom: 'clamp(28px, 4vw, 48px)' });
/** Under the name, past the glyph. */
export const soon = style({ paddingLeft: textIndent });
export const programmes = style({ display: 'grid', gap: theme.spacing(3) });
