import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { setDay } from './clock';
import { TEST_DAY } from './days';

// ms; a page's chunk is a file read anew, on machines that may be busy.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => setDay(TEST_DAY));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
