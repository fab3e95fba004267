import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { setDay, waitLimit } from './clock';
import { TEST_DAY } from './days';
import { firstLines } from './firstLines';

configure({
  asyncUtilTimeout: waitLimit.ms,
  // A failing query prints what it looked for and the first lines of the page, not the whole page.
  getElementError: (message) =>
    Object.assign(new Error(firstLines(message ?? '')), { name: 'TestingLibraryElementError' }),
});

beforeEach(() => setDay(TEST_DAY));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
