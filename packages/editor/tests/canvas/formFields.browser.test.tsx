import { block, feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

test('a field of a form that is pressed on the page is a block like any other: the keys are for the editor', async () => {
  const fields = block(
    'Form',
    {},
    block('FormInput', { label: 'City' }),
    block('FormSelect', { label: 'Size' }),
  );
  await open(makePage(feature(text('Before'), fields)));
  for (const [id, tag, name] of [
    [4, 'input', 'Form input'],
    [5, 'select', 'Form select'],
  ] as const) {
    const field = (await findBlock(id)).querySelector(tag);
    if (!field) throw new Error(`No ${tag}`);
    const { left, top, width, height } = field.getBoundingClientRect();
    const host = document.elementFromPoint(left + width / 2, top + height / 2);
    const pressed = host?.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2);
    if (!(pressed instanceof HTMLElement)) throw new Error('Nothing is pressed there');
    await userEvent.click(pressed);
    await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await userEvent.keyboard('{Delete}');
    await expect.poll(() => queryBlock(id)).toBeNull();
  }
});
