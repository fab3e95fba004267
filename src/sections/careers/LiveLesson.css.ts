import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { stack } from '../../ui/layout.css';
import { offPaper } from '../common/ClosingBand.css';

/** What stands beside the figure: each heading nearer to its own text than to the text above it. */
export const words = style([stack, { gap: theme.spacing(8) }]);
export const figure = style([offPaper, { display: 'grid', gap: theme.spacing(3), alignContent: 'start' }]);
export const call = style({ width: '100%', borderRadius: theme.shape.leaf.md });
