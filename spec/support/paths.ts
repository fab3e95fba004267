/** Pages of the two sites that tests use. */
import { existsSync, readdirSync } from 'node:fs';

/** The 27 routes of the specification, typed letter for letter. */
export const documentPaths = [
  '/',
  '/programs/bootcamps',
  '/programs/career-boosters',
  '/programs/full-programs',
  '/programs/code-curious',
  '/programs/cyber-security',
  '/programs/webdevelopment',
  '/programs/softwareengineer',
  '/programs/AIMasteryNoCode',
  '/programs/ai-mastery-python',
  '/programs/feestructure',
  '/programs/dataScience',
  '/programs/softwareEngineerPython',
  '/programs/AIDeveloper',
  '/programs/AITools',
  '/programs/AIBusiness',
  '/programs/AIToolsBC',
  '/about',
  '/careers',
  '/learning-process',
  '/terms-and-conditions',
  '/programPricing',
  '/intake-blocks',
  '/corporate-training/productivity-ai-tools',
  '/corporate-training/ethical-ai',
  '/corporate-training/learnerships-bursaries',
  '/corporate-training/practical-ai',
] as const;

/** One page of each kind: what depends on styles more than on words is looked at on these alone. */
export const onePageOfEachKind: readonly string[] = [
  '/',
  '/programs/bootcamps',
  '/programs/code-curious',
  '/programs/cyber-security',
  '/programs/feestructure',
  '/about',
  '/careers',
  '/learning-process',
  '/terms-and-conditions',
  '/programPricing',
  '/intake-blocks',
  '/corporate-training/ethical-ai',
  '/404',
];

/** Every page of the centre's own content, from its build. Throws one line where that is missing. */
export function livePaths(): string[] {
  if (!existsSync('dist/index.html')) throw new Error('There is no built site in dist: run npm run build first.');
  return readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.html') && !/^\/(404\.html|admin\/)/.test(file))
    .map((file) => file.replace(/\.html$/, '').replace(/^\/index$/, '/'))
    .sort();
}

const WITHOUT_PROGRAMME = /bootcamps|career-boosters|full-programs|code-curious|feestructure/;

/** Paths of the eleven programmes. */
export const programmePaths = documentPaths.filter(
  (path) => path.startsWith('/programs/') && !WITHOUT_PROGRAMME.test(path),
);
