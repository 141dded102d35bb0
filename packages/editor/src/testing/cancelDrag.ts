/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

/**
 * Ends a drag that timed out midway; does nothing without one. Playwright forgets such a drag, but until it
 * ends, Chromium silently withholds all presses and keys from the page, including those of later tests.
 */
export async function cancelDrag(): Promise<void> {
  const nothing = { items: [], dragOperationsMask: 0 };
  await cdp().send('Input.dispatchDragEvent', { type: 'dragCancel', x: 0, y: 0, data: nothing });
}
