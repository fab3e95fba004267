/**
 * A mutant often takes away what a test waits for. Here a test waits as long as it needs on a machine that tries several
 * mutants at once, not as long as on any: one that never comes then costs seconds, not a minute.
 */
import { configure } from '@testing-library/dom';
import { patience } from '../../spec/support/clock';

patience.ms = 10_000;
configure({ asyncUtilTimeout: patience.ms });
