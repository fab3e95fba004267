import { fill } from '../../catalogue/fill';
import type { LessonContent } from '../../catalogue/schema/pages';
import { Chip } from '../../ui/Chip/Chip';
import { CodePanel } from '../../ui/CodePanel/CodePanel';
import { Tiles, TintedMotif } from '../../ui/motif/Motif';
import { grown } from '../../ui/motion.css';
import { Section } from '../../ui/Section/Section';
import { grow, type LessonProgram, linesOf, motifOf, type Name, OPTIONS, PARAMETERS } from '../common/lesson/grow';
import { useLessonProgram } from '../common/lesson/useLessonProgram';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './Lesson.css';

/** Least height of the drawing, in tiles: that of a motif with two rows of petals. */
const LEAST = 4;

/** The program's motif on its ground. A new motif grows unless the visitor prefers reduced motion. */
function Plant({ program, isNew }: { program: LessonProgram; isNew: boolean }) {
  const { flower, stem } = grow(program.petal, program.colour, program.rows);
  const height = Math.max(LEAST, flower.length + stem.length);
  const ground = height - stem.length;
  return (
    <svg
      className={styles.plant}
      data-part="motif"
      data-family="erica"
      viewBox={`0 0 4 ${height}`}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      <g key={linesOf(program).join()} className={isNew ? grown : undefined}>
        <Tiles rows={flower} y={ground - flower.length} />
      </g>
      <Tiles rows={stem.slice(0, -1)} y={ground} />
      {/* The ground: one tile high, over the full width. */}
      <pattern id="ground-line" y={height - 1} width="4" height="1" patternUnits="userSpaceOnUse">
        <Tiles rows={['2L 2L']} />
      </pattern>
      <rect x="-100" y={height - 1} width="200" height="1" fill="url(#ground-line)" />
    </svg>
  );
}

interface LessonChoicesProps {
  program: LessonProgram;
  prompt: string;
  isHydrated: boolean;
  onChoose: (name: Name, value: LessonProgram[Name]) => void;
}

/** Toggle buttons for the program's first three lines, each with the motif that it would draw. */
function LessonChoices({ program, prompt, isHydrated, onChoose }: LessonChoicesProps) {
  return (
    <div className={isHydrated ? styles.choices : styles.kept}>
      <p>
        <b>{prompt}</b>
      </p>
      {PARAMETERS.map((name) => (
        <fieldset key={name} className={styles.group}>
          <legend className={styles.legend}>{name}</legend>
          {OPTIONS[name].map((value) => (
            <Chip
              key={value}
              isPressed={program[name] === value}
              onClick={() => onChoose(name, value)}
              drawing={
                isHydrated && (
                  <TintedMotif
                    rows={motifOf({ ...program, [name]: value })}
                    family="erica"
                    className={styles.preview}
                  />
                )
              }
            >
              {value}
            </Chip>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/**
 * The first lesson: four lines of code beside the motif that they draw (S1-50). Buttons change a line, the motif and
 * the announcement (S1-51).
 * Without a script it is a worked example (S1-52).
 */
export function Lesson({ heading, lead, prompt, ...texts }: LessonContent) {
  // Until hydration the buttons are hidden but keep their room.
  const { program, changed, isHydrated, change } = useLessonProgram();
  const line = changed ? PARAMETERS.indexOf(changed) + 1 : 0;
  return (
    <Section weight="major">
      <SectionHeader heading={heading} lead={lead} />
      <div className={styles.bench}>
        <CodePanel lines={linesOf(program)} marked={line ? [line] : []}>
          {fill(texts.draws, { bloom: fill(texts.bloom, { ...program, rows: texts.rows[program.rows - 1] ?? '' }) })}
        </CodePanel>
        <div className={styles.cell}>
          <p className={styles.announcement} aria-live="polite" aria-atomic="true">
            {changed && (
              <>
                <b className={styles.praise}>{texts.changed}</b>{' '}
                {fill(texts.line, { number: line, code: linesOf(program)[line - 1] ?? '' })}
              </>
            )}
          </p>
          <Plant program={program} isNew={changed !== undefined} />
        </div>
        <LessonChoices program={program} prompt={prompt} isHydrated={isHydrated} onChoose={change} />
      </div>
    </Section>
  );
}
