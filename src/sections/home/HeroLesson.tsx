import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { fill } from '../../catalogue/fill';
import type { HomePage } from '../../catalogue/schema/pages';
import { paths } from '../../paths';
import { Tiles } from '../../ui/motif/Motif';
import { patternSurface } from '../../ui/motif/motif.css';
import { Pattern } from '../../ui/motif/Pattern';
import { CELL, inInk, outlinePattern } from '../../ui/motif/patterns';
import { grown } from '../../ui/motion.css';
import { visuallyHidden } from '../../ui/text.css';
import {
  codeLineOf,
  DRAW_FUNCTION_NAME,
  type LessonProgram,
  literal,
  motifOf,
  OPTIONS,
  PARAMETERS,
  TILE_COLOUR,
} from '../common/lesson/grow';
import { useLessonProgram } from '../common/lesson/useLessonProgram';
import * as styles from './HeroLesson.css';

/** Width and height of the plot, in tiles: those of the tallest motif, and soil beside it. */
const PLOT = 6;
/** The same in the pattern, in cells. */
const SIDE = 3;

/** Pattern round the plot: categories and programmes. */
const AROUND = {
  ...outlinePattern(['- - - 1 S 4', '- - - 0 8 2', '- - - 3 R 6'], 'mixed'),
  fit: 'xMinYMid slice',
};

/** The program's motif on its soil. Each new one grows. */
function Plot({ program }: { program: LessonProgram }) {
  const rows = motifOf(program).slice(0, -1);
  const top = PLOT - 1 - rows.length;
  return (
    <g data-family="erica" transform={`scale(${(SIDE * CELL) / PLOT})`}>
      <rect className={patternSurface.heather} width={PLOT} height={PLOT} />
      <Tiles rows={['1L 2L 2L']} y={PLOT - 1} />
      <g key={rows.join()} data-part="motif" className={grown}>
        <Tiles rows={rows} x={1} y={top} />
      </g>
    </g>
  );
}

/**
 * The lesson in one line, with the motif that it draws (S1-54): each value is a button to the next one, the motif grows
 * anew and the motifs beside it take its colour. Without scripts it is a line of code and its motif.
 */
export function HeroLesson({ draws, prompt, changed: praise, code, action }: HomePage['lesson']) {
  const { program, changed, isHydrated, change } = useLessonProgram();
  const isNew = changed !== undefined;
  const Value = isHydrated ? 'button' : 'span';
  return (
    <figure className={styles.art}>
      <Pattern pattern={isNew ? inInk(AROUND, TILE_COLOUR[program.colour]) : AROUND} className={styles.pattern}>
        <Plot program={program} />
      </Pattern>
      <code className={styles.line}>
        {`${DRAW_FUNCTION_NAME}(`}
        {PARAMETERS.map((name, index) => {
          const values: readonly LessonProgram[typeof name][] = OPTIONS[name];
          const next = values[(values.indexOf(program[name]) + 1) % values.length] ?? program[name];
          const act = isHydrated && { type: 'button' as const, onClick: () => change(name, next) };
          return (
            <Fragment key={name}>
              {index > 0 && ', '}
              <Value className={styles.value} {...act}>
                <span className={visuallyHidden}>{`${name} `}</span>
                {literal(program[name])}
              </Value>
            </Fragment>
          );
        })}
        {')'}
      </code>
      <p className={styles.said} aria-live="polite" aria-atomic="true">
        {isNew ? (
          <>
            {praise} <span className={visuallyHidden}>{fill(code, { code: codeLineOf(program) })}</span>
          </>
        ) : (
          <>
            <span className={styles.still}>{draws}</span> <span className={styles.prompt}>{prompt}</span>
          </>
        )}
      </p>
      <Link className={styles.action} to={paths.codeCurious}>
        {action}
      </Link>
    </figure>
  );
}
