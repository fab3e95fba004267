/** Paths and outside addresses that the site links to. Programme paths come from the catalogue. */
import organisation from './catalogue/organisation.yaml';

export const paths = {
  home: '/',
  programmes: '/#programs',
  bootcamps: '/programs/bootcamps',
  careerBoosters: '/programs/career-boosters',
  fullPrograms: '/programs/full-programs',
  codeCurious: '/programs/code-curious',
  feeStructure: '/programs/feestructure',
  about: '/about',
  careers: '/careers',
  learningProcess: '/learning-process',
  freeTrial: '/learning-process#free-trial',
  terms: '/terms-and-conditions',
  pricing: '/programPricing',
  intakeBlocks: '/intake-blocks',
  closures: '/intake-blocks#closures',
  openLessons: '/intake-blocks#open-lessons',
  refunds: '/terms-and-conditions#refunds',
  productivity: '/corporate-training/productivity-ai-tools',
  ethicalAi: '/corporate-training/ethical-ai',
  learnerships: '/corporate-training/learnerships-bursaries',
  practicalAi: '/corporate-training/practical-ai',
} as const;

/** The applicant site's registration page, with the visitor's wish in the query (S1-08, S1-09). */
export function registrationAddress(wish: { programme?: string; intent?: 'free-trial' } = {}): string {
  const address = new URL(organisation.applicant.register);
  if (wish.intent) address.searchParams.set('intent', wish.intent);
  if (wish.programme) address.searchParams.set('programme', wish.programme);
  return address.href;
}
