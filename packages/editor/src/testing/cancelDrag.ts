/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

/**
 * Ends a drag that ran out of time midway; does nothing where there is none. Playwright forgets such a drag, but until it
 * ends Chromium keeps every press and key from the page, that of later tests too, and says nothing.
 */
export async function cancelDrag(): Promise<void> {
  const nothing = { items: [], dragOperationsMask: 0 };
  await cdp().send('Input.dispatchDragEvent', { type: 'dragCancel', x: 0, y: 0, data: nothing });
}
