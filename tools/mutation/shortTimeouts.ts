/**
 * A mutant often removes what a test waits for. A short limit makes such a test fail after seconds, not after a minute.
 */
import { configure } from '@testing-library/dom';
import { waitLimit } from '../../spec/support/clock';

waitLimit.ms = 10_000;
configure({ asyncUtilTimeout: waitLimit.ms });
