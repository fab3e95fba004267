/** A plan in words: one sentence, plain text to copy, and a message that asks for an invoice. */
import { schedules } from 'virtual:catalogue/schedules';
import { intakeName } from '../../catalogue/downloads';
import type words from '../../catalogue/interface/planner.yaml';
import organisation from '../../catalogue/organisation.yaml';
import type { Schedule } from '../../catalogue/schedules';
import { formatClosure, formatDay, formatLessonDays, formatLessons, formatRand } from '../../ui/format';
import { planPath } from './criteria';
import { hoursOf, type Plan } from './plans';

export type PaymentOption = keyof (typeof words)['ways'];

/** The schedule of a plan; the build makes one for each intake. */
export const scheduleOf = ({ intake }: Plan): Schedule => schedules[intakeName(intake)] as Schedule;

/** The ways to pay that a plan shows: the chosen one, or all that its programme has. */
export function paymentOptionsOf({ programme: { fee } }: Plan, pay?: string): PaymentOption[] {
  if (pay) return [pay as PaymentOption];
  return fee.instalments ? ['once', 'monthly', 'employer'] : ['once', 'employer'];
}

function payingOf(plan: Plan, option: PaymentOption): string {
  const { once, instalments } = plan.programme.fee;
  const first = formatDay(scheduleOf(plan).due[0] ?? '');
  if (option === 'employer') return `${formatRand(once)} on invoice to your employer`;
  return option === 'monthly' && instalments
    ? `${formatRand(instalments.amount)} by ${first}, ${formatRand(instalments.amount * instalments.count)} in ${instalments.count} payments`
    : `${formatRand(once)} by ${first}`;
}

/** `Mondays and Wednesdays, 12 hours a week; R6 500 by 29 January 2027, R26 000 in 4 payments; finished on …`. */
export function sentenceOf(plan: Plan, option: PaymentOption): string {
  return `${formatLessonDays(plan.programme)}, ${hoursOf(plan)}; ${payingOf(plan, option)}; finished on ${formatDay(plan.intake.ends)}.`;
}

/** The lines about paying in one way. */
function payingLines(plan: Plan, option: PaymentOption): string[] {
  const { once, instalments } = plan.programme.fee;
  const { due } = scheduleOf(plan);
  const first = formatDay(due[0] ?? '');
  if (option === 'employer') return [`Employer pays: ${formatRand(once)} on invoice, on dates that we agree.`];
  if (option === 'once' || !instalments) return [`Paid once: ${formatRand(once)} by ${first}.`];
  const { count, amount } = instalments;
  return [
    `Paid monthly: ${count} payments, ${formatRand(count * amount)} in all.`,
    ...due.map((day, index) => `${index + 1}. ${formatRand(amount)} by ${formatDay(day)}`),
  ];
}

/** The plan as plain text, without no-break spaces. */
export function textOf(plan: Plan, pay?: string): string {
  const { intake, programme } = plan;
  const schedule = scheduleOf(plan);
  const { name, contact, siteAddress = '' } = organisation;
  const closed = schedule.closed.map(formatClosure);
  const lines = [
    `${programme.name}, ${name}`,
    '',
    `First lesson: ${formatDay(intake.starts)}`,
    `Last lesson: ${formatDay(intake.ends)}`,
    `Live lessons: ${formatLessons(programme)}; ${schedule.lessons} in all`,
    ...(closed.length > 0 ? [`No lessons: ${closed.join('; ')}`] : []),
    `Time: ${hoursOf(plan)}, lessons included`,
    `Apply by: ${formatDay(intake.closes)}`,
    '',
    ...paymentOptionsOf(plan, pay).flatMap((option) => payingLines(plan, option)),
    'You pay nothing until we confirm your place.',
    '',
    siteAddress + planPath(plan.intake, pay),
    `${contact.email}, ${contact.telephone}`,
  ];
  return lines.join('\n').replaceAll('\u00a0', ' ');
}

/** A message that asks the centre for an invoice to a company, with gaps for the company's details. */
export function invoiceAddress(plan: Plan): string {
  const subject = `Invoice for ${plan.programme.name}, ${formatDay(plan.intake.starts)}`.replaceAll('\u00a0', ' ');
  const body = [
    'Please send us an invoice for this plan.',
    '',
    'Company and VAT number:',
    'Address:',
    'Order number:',
    'Learner, and their email:',
    '',
    textOf(plan, 'employer'),
  ]
    .join('\n')
    .replaceAll('\n', '\r\n');
  return `mailto:${organisation.contact.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
