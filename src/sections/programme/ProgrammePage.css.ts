import { style } from '@vanilla-extract/css';
import { print } from '../../theme/media';

const offPaperRule = { '@media': { [print]: { display: 'none !important' } } };

/** Fees on paper stay in one piece. */
export const fees = style({ '@media': { [print]: { breakInside: 'avoid' } } });
/** An upcoming programme has nothing beside its questions: on paper they take two columns. */
export const questions = style({ '@media': { [print]: { columns: 2, columnGap: '22pt' } } });
export const ask = style([{ alignSelf: 'flex-start' }, offPaperRule]);
export const offPaper = style(offPaperRule);
