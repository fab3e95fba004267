/**
 * The traceability gate: `npm run spec:trace`, after the tests have run.
 * Reads the register and `reports/results/`, writes `reports/spec/`, and fails unless every statement is proved.
 */
import { requirements } from '../../spec/requirements';
import { runTrace } from './runTrace';

process.exitCode = runTrace({
  root: process.argv[2] ?? process.cwd(),
  requirements,
  env: process.env,
  print: console.log,
  printError: console.error,
});
