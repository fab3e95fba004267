/** Says in a line each what the services of both Firebase projects answered; exits 1 while one is wrong. */
import { checkBackends } from './checkBackends';

const answers = await checkBackends();
for (const { line } of answers) console.log(line);
// The SDKs would keep the process waiting.
process.exit(answers.every(({ isRight }) => isRight) ? 0 : 1);
