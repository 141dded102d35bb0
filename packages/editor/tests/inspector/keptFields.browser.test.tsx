import { feature, image, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();
const inspector = page.getByRole('complementary', { name: 'Properties' });
const content = inspector.getByRole('textbox', { name: 'Content' });

test('fields that stay drawn show the block that is selected now, and are away while another kind is', async () => {
  await open(
    makePage(feature(text('One')), feature(image('/a.webp', { alt: 'A picture' })), feature(text('Two'))),
  );
  await userEvent.click(await findBlock(2));
  await expect.element(content).toHaveTextContent('One');
  await userEvent.click(await findBlock(4));
  await expect.element(inspector.getByRole('heading', { name: 'Image', exact: true })).toBeVisible();
  await expect.element(content).not.toBeInTheDocument();
  await userEvent.click(await findBlock(6));
  await expect.element(content).toHaveTextContent('Two');
});

test('a section that is folded at one kind is folded at the next, and what was removed takes no field with it', async () => {
  await open(makePage(feature(text('One')), feature(text('Two'))));
  const fold = inspector.getByRole('heading', { name: 'Typography', exact: true }).getByRole('button');
  await userEvent.click(await findBlock(2));
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(await findBlock(1));
  await fold.click();
  await userEvent.click(await findBlock(2));
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Delete}');
  await expect.element(content).not.toBeInTheDocument();
  await userEvent.click(await findBlock(4));
  await expect.element(content).toHaveTextContent('Two');
});

test('four sides set one by one at a block stand together again at the next one', async () => {
  await open(makePage(feature(text('One')), feature(text('Two'))));
  const padding = inspector.getByRole('group', { name: 'Padding' });
  await userEvent.click(await findBlock(2));
  const linked = padding.getByRole('button', { name: 'Same on all sides' });
  await linked.click();
  await expect.element(linked).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(await findBlock(4));
  await expect.element(content).toHaveTextContent('Two');
  await expect.element(linked).toHaveAttribute('aria-pressed', 'true');
});

test('fields of another kind are seen from their beginning, those of the same kind where they were', async () => {
  await open(makePage(feature(text('One'), text('Two'), image('/a.webp', { alt: 'A picture' }))));
  await userEvent.click(await findBlock(2));
  const fields = document.querySelector('.inspector-fields');
  await expect.poll(() => fields?.scrollHeight ?? 0).toBeGreaterThan(1200);
  fields?.scrollTo({ top: 400 });
  await userEvent.click(await findBlock(3));
  await expect.element(content).toHaveTextContent('Two');
  expect(fields?.scrollTop).toBe(400);
  await userEvent.click(await findBlock(4));
  await expect.poll(() => fields?.scrollTop).toBe(0);
});
