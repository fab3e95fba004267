/** A vitest set-up file: notes on each test what the json reporter leaves out, its project ('node', 'jsdom') and what differed. */
import { afterEach, beforeEach } from 'vitest';

beforeEach(({ task }) => {
  Object.assign(task.meta, { project: task.file.projectName });
});
afterEach(({ task }) => {
  const diff = task.result?.errors?.[0]?.diff;
  if (diff) Object.assign(task.meta, { diff });
});
