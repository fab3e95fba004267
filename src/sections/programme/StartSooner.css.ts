import { style } from '@vanilla-extract/css';
import { theme } from '../../theme';
import { open } from '../../ui/Card/ProgrammeCardFrame.css';

export const card = style([
  open,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: theme.spacing(4),
    alignItems: 'center',
    justifySelf: 'start',
    padding: theme.spacing(3.5, 4),
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.4,
  },
]);
export const name = style({ display: 'block', fontSize: theme.typography.body1.fontSize });
