import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { patience, setDay } from './clock';
import { TEST_DAY } from './days';
import { shortly } from './shortly';

configure({
  asyncUtilTimeout: patience.ms,
  // A query that finds nothing says what it looked for, and what there is in a line each: not the whole page.
  getElementError: (message) =>
    Object.assign(new Error(shortly(message ?? '')), { name: 'TestingLibraryElementError' }),
});

beforeEach(() => setDay(TEST_DAY));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
