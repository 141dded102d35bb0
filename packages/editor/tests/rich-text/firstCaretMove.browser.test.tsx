import { column, feature, page as makePage, row, text } from '@vitrina/epack-model/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getDeepActiveElement } from '@vitrina/editor-ui/dom';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

afterEach(() => vi.restoreAllMocks());

test('what is selected from the start of a text right after it was opened stays selected', async () => {
  await open(makePage(feature(row(column(text('Steel pot'))))));
  const block = await findBlock(4);
  await userEvent.dblClick(block);
  // Keys pressed at the moment of focus, however slow the machine is.
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now);
  await expect.poll(() => getDeepActiveElement()?.getAttribute('role')).toBe('textbox');
  await userEvent.keyboard('{Home}');
  await nextFrames();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
  await nextFrames();
  vi.restoreAllMocks();
  await userEvent.keyboard('Enamel');
  await expect.poll(() => queryBlock(4)?.textContent).toBe('Enamel pot');
});

/** Waits until the browser reports the caret's move, which takes a frame. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
