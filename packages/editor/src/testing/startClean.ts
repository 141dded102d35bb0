import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { cancelDrag } from './cancelDrag.ts';

// Test files share one page: each starts with an empty body, empty storage, no recorded requests (the browser keeps
// only the first 250 of a page) and the usual window.
beforeAll(async () => {
  document.body.replaceChildren();
  performance.clearResourceTimings();
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1280, 800);
});

// The renderer registers its own cleanup only in the first file of a page.
beforeEach(cleanup);

afterEach(cancelDrag);

afterAll(async () => {
  await cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
