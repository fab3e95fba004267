import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// ms; a page's chunk is a file read anew, on machines that may be busy.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
