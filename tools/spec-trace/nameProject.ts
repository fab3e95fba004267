/** A vitest set-up file: notes the project ('node', 'jsdom') on each test, since the json reporter leaves it out. */
import { beforeEach } from 'vitest';

beforeEach(({ task }) => {
  Object.assign(task.meta, { project: task.file.projectName });
});
