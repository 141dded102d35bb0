import type { SavedComponent } from '@vitrina/api-client/contract';
import { block, feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { toast } from '@vitrina/ui-kit';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { keepLibrary, toSaved } from '../testing/keepLibrary.ts';
import { findBlock, listChildren, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();
afterEach(() => toast.clear());

async function saveSelected(name: string, place = 'In every package') {
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('dialog').getByRole('combobox').fill('Save as a component');
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Save as a component' });
  await dialog.getByRole('textbox', { name: 'Component name' }).fill(name);
  await dialog.getByRole('radio', { name: place }).click();
  await dialog.getByRole('button', { name: 'Save component' }).click();
  return dialog;
}

test('a component saved for every package is inserted, removed, and had back', async () => {
  await open(makePage(feature(text('Hot'))), ...keepLibrary());
  await userEvent.click(await findBlock(2));
  await saveSelected('Claim');
  await page.getByRole('button', { name: 'Claim', exact: true }).hover();
  await expect
    .poll(() => document.querySelector('[data-insertion-line]')?.textContent)
    .toBe('after Text, in Section');
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect.poll(() => listChildren(1)).toEqual(['Text', 'Text']);
  await page.getByRole('button', { name: 'Remove Claim' }).click();
  await expect.element(page.getByRole('button', { name: 'Claim', exact: true })).not.toBeInTheDocument();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
});

test('a name that is taken is refused at the name', async () => {
  await open(makePage(feature(text('Hot'))), ...keepLibrary());
  await userEvent.click(await findBlock(2));
  await saveSelected('Claim');
  await expect.element(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
  await userEvent.click(await findBlock(2));
  const dialog = await saveSelected('claim');
  await expect.element(dialog.getByText('A component with the given name already exists')).toBeVisible();
});

test('a component of the package comes back by its own undo, and what was edited since stays', async () => {
  await open(makePage(feature(text('Hot'))), ...keepLibrary());
  await userEvent.click(await findBlock(2));
  await saveSelected('Claim', 'In this package only');
  await page.getByRole('button', { name: 'Remove Claim' }).click();
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Control>}d{/Control}');
  await expect.poll(() => listChildren(1)).toEqual(['Text', 'Text']);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
  expect(listChildren(1)).toEqual(['Text', 'Text']);
});

test('a component that cannot be had back says so, and why', async () => {
  const library: SavedComponent[] = [];
  await open(makePage(feature(text('Hot'))), ...keepLibrary(library));
  await userEvent.click(await findBlock(2));
  await saveSelected('Claim');
  await page.getByRole('button', { name: 'Remove Claim' }).click();
  await expect.element(page.getByText('Claim removed from saved components')).toBeVisible();
  // Somebody else takes the name.
  library.push(toSaved(2, { name: 'Claim', components: [] }));
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect
    .element(page.getByText(/^Claim could not be restored\. A component with the given name/))
    .toBeVisible();
});

test('a saved component is found by its name among the blocks', async () => {
  await open(makePage(feature(text('Hot'))), ...keepLibrary());
  await userEvent.click(await findBlock(2));
  await saveSelected('Summer claim');
  await expect.element(page.getByRole('button', { name: 'Summer claim', exact: true })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search blocks' });
  await search.fill('summer');
  await page.getByRole('button', { name: 'Summer claim', exact: true }).click();
  await expect.poll(() => listChildren(1)).toEqual(['Text', 'Text']);
  await expect.element(page.getByText(/^No matching blocks/)).not.toBeInTheDocument();
  await search.fill('winter');
  await expect
    .element(page.getByRole('button', { name: 'Summer claim', exact: true }))
    .not.toBeInTheDocument();
});

for (const place of ['In every package', 'In this package only']) {
  test(`a name that is taken may take the new blocks instead: ${place}`, async () => {
    await open(makePage(feature(text('Hot'), block('Link'))), ...keepLibrary());
    await userEvent.click(await findBlock(2));
    await saveSelected('Claim', place);
    await expect.element(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
    await userEvent.click(await findBlock(3));
    const dialog = await saveSelected('Claim', place);
    await dialog.getByRole('button', { name: 'Replace component' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    await expect.poll(() => listChildren(1)).toEqual(['Text', 'Link', 'Link']);
  });

  test(`a saved component is called otherwise, and not as another one: ${place}`, async () => {
    await open(makePage(feature(text('Hot'))), ...keepLibrary());
    for (const name of ['Claim', 'Offer']) {
      await userEvent.click(await findBlock(2));
      await saveSelected(name, place);
      await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Rename Claim' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename component' });
    const field = dialog.getByRole('textbox', { name: 'Component name' });
    const rename = dialog.getByRole('button', { name: 'Rename component' });
    await field.fill('Offer');
    await rename.click();
    await expect.element(dialog.getByText('A component with the given name already exists')).toBeVisible();
    await field.fill('Summer');
    await rename.click();
    await expect.element(page.getByRole('button', { name: 'Summer', exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Claim', exact: true })).not.toBeInTheDocument();
  });
}
