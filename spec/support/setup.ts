import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { TEST_DAY } from '../../build/day';
import { PAGE_TIMEOUT_MS } from '../../src/constants';
import { FILES_LIMIT_MS } from '../../src/shell/page-area/reloadOnce';
import { setDay, waitLimit } from './clock';
import { stubBrowser } from './shell';

configure({
  asyncUtilTimeout: waitLimit.ms,
  // A failing query prints its target and the beginning of the page, which may have 390 lines.
  getElementError: (message) =>
    Object.assign(new Error(message?.slice(0, 1000)), { name: 'TestingLibraryElementError' }),
});

const { setTimeout: after } = globalThis;
/** Limits that a busy machine never reaches here. Tests of them have a fake clock. */
const UNREACHED = [PAGE_TIMEOUT_MS, FILES_LIMIT_MS];
globalThis.setTimeout = Object.assign(
  (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) =>
    after(run, UNREACHED.includes(ms) ? 2 ** 31 - 1 : ms, ...values),
  after,
);

/** What the page says in the console. */
let errors: string[];
/** jsdom's own limits: it loads no other document, and React asks it for an element that every browser knows. */
const LIMITS = ['Not implemented: navigation', 'The tag <%s> is unrecognized'];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words.join(' ')));
  setDay(TEST_DAY);
  stubBrowser();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  expect(errors.filter((words) => !LIMITS.some((limit) => words.startsWith(limit)))).toEqual([]);
});
