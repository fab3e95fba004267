import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { setDay } from './clock';
import { TEST_DAY } from './days';
import { shortly } from './shortly';

// ms; a page's chunk is a file read anew, on machines that may be busy.
configure({
  asyncUtilTimeout: 60_000,
  // A query that finds nothing says what it looked for, and what there is in a line each: not the whole page.
  getElementError: (message) =>
    Object.assign(new Error(shortly(message ?? '')), { name: 'TestingLibraryElementError' }),
});

beforeEach(() => setDay(TEST_DAY));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
