/**
 * A mutant often removes the result for which a test waits. With a short limit such a test fails after seconds, not a minute.
 */
import { configure } from '@testing-library/dom';
import { waitLimit } from '../../spec/support/clock';

waitLimit.ms = 10_000;
configure({ asyncUtilTimeout: waitLimit.ms });
