import { block, feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, listChildren, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();
const inspector = page.getByRole('complementary', { name: 'Properties' });

test('a block that the catalogue does not know is seen, named, moved and removed like any other', async () => {
  await open(makePage(feature(block('AcmeCarousel', { speed: 5 }), text('After'))));
  const unknown = await findBlock(2);
  expect(getComputedStyle(unknown, '::before').content).toContain('AcmeCarousel');
  expect(unknown.offsetHeight).toBeGreaterThanOrEqual(64);
  expect(getComputedStyle(unknown, '::after').content).toContain('customers don’t see it');
  expect((await findBlock(3)).textContent).toBe('After');
  await userEvent.click(unknown);
  await expect.element(inspector.getByRole('heading', { name: 'AcmeCarousel' })).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => listChildren(1)).toEqual(['Text', 'UnknownBlock']);
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => listChildren(1)).toEqual(['Text']);
});

test('what is added while such a block is selected comes after it, where it is seen', async () => {
  await open(makePage(feature(block('AcmeCarousel'), text('After'))));
  await userEvent.click(await findBlock(2));
  await page
    .getByRole('tabpanel', { name: 'Blocks' })
    .getByRole('button', { name: 'Text', exact: true })
    .click();
  await expect.poll(() => listChildren(1)).toEqual(['UnknownBlock', 'Text', 'Text']);
});
