/** A vitest set-up file: notes on each test the project that it ran in, which the json reporter leaves out. */
import { beforeEach } from 'vitest';

beforeEach(({ task }) => {
  Object.assign(task.meta, { project: task.file.projectName });
});
