import { standardViews } from '@vitrina/block-catalogue/views';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

/** The standard Views, of which that of Text throws for one text. */
const views: typeof standardViews = {
  ...standardViews,
  Text: (props) => {
    if (JSON.stringify(props.props).includes('boom')) throw new Error('Text cannot show this');
    return standardViews.Text?.(props);
  },
};

const { open } = setUpEditor({ views });

// React reports caught errors to the console, and the canvas to the log; here they are expected.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('a block whose View throws has a named place, and the others work', async () => {
  await open(makePage(feature(text('before'), text('boom'), text('after'))));
  await expect.poll(() => queryBlock(3)?.textContent).toContain('“Text” can’t be shown');
  expect((await findBlock(2)).textContent).toBe('before');
  expect((await findBlock(4)).textContent).toBe('after');
  await userEvent.click(await findBlock(3));
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => queryBlock(3)).toBeNull();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => queryBlock(3)?.textContent).toContain('“Text” can’t be shown');
});

test('an edit that breaks a block can be undone', async () => {
  await open(makePage(feature(text('before'), text('fine'))));
  await userEvent.dblClick(await findBlock(3));
  await expect.poll(() => queryBlock(3)?.querySelector('[contenteditable=true]')).not.toBeNull();
  await userEvent.keyboard('{Control>}a{/Control}boom{Escape}');
  await expect.poll(() => queryBlock(3)?.textContent).toContain('“Text” can’t be shown');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => queryBlock(3)?.textContent).toBe('fine');
  await expect.element(page.getByRole('region', { name: /^Page/ })).toBeVisible();
});
