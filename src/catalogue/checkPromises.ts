/** Promises to visitors: all lessons are held, and there is time to apply after an open lesson and after the results. */
import { daysAfter } from './day';
import { allClosures } from './holidays';
import type { Catalogue } from './index';
import { lessonDaysOf } from './lessons';
import { linesOf, placeOfIntake } from './messages';
import type { PartOf } from './rootFileSchemas';

/** Modules that have fewer lessons in an intake than they need, for example because of a break (S1-95). */
export function moduleLessonProblems(catalogue: Catalogue): string[] {
  const closures = allClosures(catalogue);
  return catalogue.intakes.flatMap((intake, index) => {
    const programme = catalogue.programmes.find(({ value }) => value.path === intake.programme)?.value;
    if (!programme || programme.isUpcoming) return [];
    return programme.modules.flatMap((module) => {
      const lessonCount = lessonDaysOf(module, intake, programme, closures).length;
      return module.lessons === undefined || lessonCount >= module.lessons
        ? []
        : [
            `${placeOfIntake(intake, index)}: it has ${lessonCount} lessons for '${module.title}', which needs ${module.lessons}; end it later, or mend the module`,
          ];
    });
  });
}

/** An open lesson must be held in the last 31 days of applications. */
const OPEN_LESSON_WITHIN_DAYS = 31;
/** Applications stay open at least 3 days after matric results. */
const DAYS_AFTER_RESULTS = 3;
/** Closing days up to 60 days before the results are refused too: applicants would be waiting for them. */
const DAYS_BEFORE_RESULTS = 60;

/** Closing days that leave no time to try a lesson, or to send the results that the programme asks for (S1-96). */
export function closingProblems({ intakes, openLessons, programmes, otherFiles }: Catalogue): string[] {
  const applying = otherFiles.find(({ file }) => file.endsWith('/applying.yaml'))?.value as
    | PartOf<'applying'>
    | undefined;
  const results = applying?.documents.resultsOut ?? [];
  return intakes.flatMap((intake, index) => {
    const { programme, opens, closes, isFull } = intake;
    if (isFull) return [];
    const where = `${placeOfIntake(intake, index)}: closes:`;
    const needsResults = programmes.some(({ value }) => value.path === programme && value.asksForResults);
    const tooEarly = results.find(
      (day) => daysAfter(day, -DAYS_BEFORE_RESULTS) <= closes && closes < daysAfter(day, DAYS_AFTER_RESULTS),
    );
    const from = [opens, daysAfter(closes, -OPEN_LESSON_WITHIN_DAYS)].sort().at(-1) ?? opens;
    return linesOf(
      !openLessons.some(({ day }) => from <= day && day <= closes) &&
        `${where} no open lesson is held from ${from} to ${closes}; add one, or move the closing day`,
      needsResults &&
        tooEarly &&
        `${where} results are out on ${tooEarly}, and the programme asks for them; close on ${daysAfter(tooEarly, DAYS_AFTER_RESULTS)} or later`,
    );
  });
}
