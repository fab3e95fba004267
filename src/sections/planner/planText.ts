/** A plan in words: one sentence, plain text to copy, and a message that asks for an invoice. */

import { schedules } from 'virtual:catalogue/schedules';
import { mailAddress } from '../../catalogue/addresses';
import { totalOf } from '../../catalogue/fees';
import { fill } from '../../catalogue/fill';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import planTexts from '../../catalogue/interface/plan.yaml';
import type planner from '../../catalogue/interface/planner.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { intakeName } from '../../catalogue/slugs';
import { formatClosure, formatDay, formatLessonDays, formatLessons, formatRand } from '../../ui/format';
import { planPath } from './criteria';
import { hoursText, type Plan } from './plans';

export type PaymentOption = keyof (typeof planner)['ways'];

/** The schedule of a plan; the build makes one for each intake. */
const scheduleOf = ({ intake }: Plan) => schedules[intakeName(intake)] as (typeof schedules)[string];

/** The ways to pay that a plan shows: the chosen one, or all that its programme has. */
export function paymentOptionsOf({ programme: { fee } }: Plan, pay?: string): PaymentOption[] {
  if (pay) return [pay as PaymentOption];
  return fee.instalments ? ['once', 'monthly', 'employer'] : ['once', 'employer'];
}

/**
 * Values for texts about paying. `fee` is one payment: an instalment if `option` is 'monthly', else the whole fee.
 * 'monthly' needs a programme with instalments.
 */
function payingOf(plan: Plan, option: PaymentOption) {
  const { once, instalments } = plan.programme.fee;
  const { amount, count } = (option === 'monthly' && instalments) || { amount: once, count: 1 };
  const { due } = scheduleOf(plan);
  const total = formatRand(totalOf({ amount, count }));
  return { fee: formatRand(amount), total, count, due, day: formatDay(due[0] ?? '') };
}

/** `Mondays and Wednesdays, 12 hours a week; R6 500 by 29 January 2027, R26 000 in 4 payments; finished on …`. */
export function sentenceOf(plan: Plan, pay?: string): string {
  const [option = 'once'] = paymentOptionsOf(plan, pay);
  return fill(planTexts.sentence.whole, {
    days: formatLessonDays(plan.programme),
    hours: hoursText(plan),
    paying: fill(planTexts.sentence[option], payingOf(plan, option)),
    day: formatDay(plan.intake.ends),
  });
}

/** The lines about paying in one way: what in all, and by which day each payment. */
export function payingLines(plan: Plan, option: PaymentOption): string[] {
  const { due, ...paying } = payingOf(plan, option);
  const payments = option === 'monthly' ? due : [];
  return [
    fill(planTexts.text[option], paying),
    ...payments.map((day, index) =>
      fill(planTexts.text.payment, { ...paying, number: index + 1, day: formatDay(day) }),
    ),
  ];
}

/** First and last lesson, the lessons, the days without one, and the last day to apply. */
export function planFacts(plan: Plan) {
  const { intake, programme } = plan;
  const { lessons: count, closed } = scheduleOf(plan);
  return [
    { label: planTexts.firstLesson, value: formatDay(intake.starts) },
    { label: planTexts.lastLesson, value: formatDay(intake.ends) },
    { label: factTexts.liveLessons, value: fill(planTexts.lessons, { lessons: formatLessons(programme), count }) },
    ...(closed.length > 0 ? [{ label: planTexts.noLessons, value: closed.map(formatClosure).join('; ') }] : []),
    { label: barTexts.applyBy, value: formatDay(intake.closes) },
  ];
}

/** The plan as plain text, without no-break spaces. */
export function textOf(plan: Plan, pay?: string): string {
  const { name, contact, siteAddress = '' } = organisation;
  const lines = [
    `${plan.programme.name}, ${name}`,
    sentenceOf(plan, pay),
    '',
    ...planFacts(plan).map(({ label, value }) => `${label}: ${value}`),
    '',
    ...paymentOptionsOf(plan, pay).flatMap((option) => payingLines(plan, option)),
    factTexts.promise,
    '',
    siteAddress + planPath(plan.intake, pay),
    `${contact.email}, ${contact.telephone}`,
  ];
  return lines.join('\n').replaceAll('\u00a0', ' ');
}

/** A message that asks the centre for an invoice to a company, with gaps for the company's details. */
export function invoiceAddress(plan: Plan): string {
  const { mail } = planTexts;
  const what = { name: plan.programme.name, day: formatDay(plan.intake.starts) };
  const body = [mail.request, '', mail.company, mail.address, mail.order, mail.learner, '', textOf(plan, 'employer')]
    .join('\n')
    .replaceAll('\n', '\r\n');
  return mailAddress(fill(mail.subject, what), body);
}
