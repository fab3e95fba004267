/** Inks of the motifs, for drawings on a ground that is not the scheme's own. */
import { theme } from '../../theme';
import { palettes } from '../../theme/palette';
import { colours } from '../../theme/surface.css';

const { motif } = theme.vars.palette;
const ofTheFamily = 'initial';

export const inks = (scheme: keyof typeof palettes) =>
  Object.fromEntries(
    Object.entries(palettes[scheme].motif).map(([name, ink]) => [motif[name as keyof typeof motif], ink]),
  );
/** Each family has its own on a ground that is dark in both schemes. */
export const inksOnDeep = {
  ...inks('dark'),
  [colours.petal]: ofTheFamily,
  [colours.soft]: ofTheFamily,
  [colours.sun]: ofTheFamily,
};
