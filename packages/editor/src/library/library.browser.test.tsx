import type { SavedComponent } from '@vitrina/api-client/contract';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { savePage, type Page } from '@vitrina/epack-model';
import { block, feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { toast } from '@vitrina/ui-kit';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { keepLibrary, toSaved } from '../testing/keepLibrary.ts';
import { findBlock, listChildren, queryCanvas, setUpEditor } from '../testing/openEditor.tsx';

const { open, bodiesOf } = setUpEditor();
afterEach(() => toast.clear());

const componentsOf = (content: Page) => savePage(content, standardCatalogue.rules).components;
const section = (): SavedComponent =>
  toSaved(1, {
    name: 'Promise',
    kind: 'section',
    locale: 'ru',
    components: componentsOf(makePage(feature(text('Slogan'), text('Sample')))),
    slots: { 3: ['text'] },
  });

const texts = () =>
  [...(queryCanvas()?.querySelectorAll('[data-key=Text]') ?? [])].map((each) => each.textContent);
const library = page.getByRole('dialog', { name: 'Sections and pages' });

async function run(command: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('dialog').getByRole('combobox').fill(command);
  await userEvent.keyboard('{Enter}');
}

async function insertPromise() {
  await page.getByRole('button', { name: 'Sections and pages' }).click();
  await library.getByRole('button', { name: 'Your library' }).click();
  await library.getByRole('button', { name: /^Promise/ }).click();
  await expect.element(library).not.toBeInTheDocument();
}

test('blocks are saved as a section with the texts that may change, and a taken name can be replaced', async () => {
  const kept = [section()];
  await open(makePage(feature(text('Hot'), text('Cold'))), ...keepLibrary(kept));
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Control>}{ArrowUp}{/Control}');
  await run('Save as a section');
  const dialog = page.getByRole('dialog', { name: 'Save as a section' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Weather');
  await dialog.getByRole('checkbox', { name: 'Hot' }).click();
  await dialog.getByRole('button', { name: 'Save section' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodiesOf('/api/constructor/custom-components')).toMatchObject([
    { name: 'Weather', kind: 'section', locale: 'ru', slots: { 3: ['text'] } },
  ]);
  await run('Save as a section');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('promise');
  await dialog.getByRole('button', { name: 'Save section' }).click();
  await expect.element(dialog.getByText('A section with this name already exists')).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace section' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(kept[0]?.components.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(JSON.stringify(kept[0]?.components)).toContain('Cold');
});

test('a fixed text is refused in words, its fields are not offered, and unlinked it can change', async () => {
  await open(makePage(feature(text('One'))), ...keepLibrary([section()]));
  await insertPromise();
  await expect.poll(texts).toEqual(['One', 'Slogan', 'Sample']);
  await userEvent.dblClick(await findBlock(4));
  await expect
    .element(
      page.getByText('Text is a fixed part of a library section. Unlink the section to change it.').first(),
    )
    .toBeVisible();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  await expect.element(properties.getByText('Copy of a library section. This block is fixed.')).toBeVisible();
  expect(properties.getByLabelText('Weight').query()).toBeNull();
  await userEvent.keyboard('{Delete}');
  expect(listChildren(3)).toEqual(['Text', 'Text']);
  await properties.getByRole('button', { name: 'Unlink' }).click();
  await userEvent.click(await findBlock(4));
  await userEvent.keyboard('{Delete}');
  await expect.poll(texts).toEqual(['One', 'Sample']);
});

test('the library is updated from a copy, whose own words stay out of it', async () => {
  const kept = [section()];
  await open(makePage(feature(text('One'))), ...keepLibrary(kept));
  await insertPromise();
  await userEvent.click(await findBlock(4));
  const properties = page.getByRole('complementary', { name: 'Properties' });
  await properties.getByRole('button', { name: 'Edit section' }).click();
  await userEvent.click(await findBlock(4));
  await userEvent.keyboard('{Control>}d{/Control}');
  await expect.poll(texts).toEqual(['One', 'Slogan', 'Slogan', 'Sample']);
  await userEvent.click(await findBlock(4));
  await properties.getByRole('button', { name: 'Update library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update section' });
  await expect.element(dialog.getByRole('checkbox', { name: 'Slogan' }).first()).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Update section' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(kept[0]?.components).toHaveLength(4);
  await expect.poll(texts).toEqual(['One', 'Slogan', 'Slogan', 'Sample']);
  await userEvent.click(await findBlock(4));
  await expect.element(properties.getByText('Copy of a library section. This block is fixed.')).toBeVisible();
});

test('a search finds sections by their names in both languages, and says when there are none', async () => {
  await open(makePage(feature(text('One'))), ...keepLibrary([section()]));
  await page.getByRole('button', { name: 'Sections and pages' }).click();
  const field = library.getByRole('searchbox', { name: 'Search sections and pages' });
  const names = () =>
    library
      .getByRole('listitem')
      .elements()
      .map((each) => each.textContent);
  await field.fill('prom');
  await expect.poll(names).toEqual(['PromiseYour library']);
  await field.fill('в коробке');
  await expect.poll(names).toEqual(['In the box']);
  await field.fill('submarine');
  await expect.element(library.getByText('Nothing is called “submarine”')).toBeVisible();
  await library.getByRole('button', { name: 'Clear search' }).click();
  await expect.poll(() => names().length).toBeGreaterThan(3);
});

test('a saved section is renamed and deleted', async () => {
  const kept = [section()];
  await open(makePage(feature(text('One'))), ...keepLibrary(kept));
  await page.getByRole('button', { name: 'Sections and pages' }).click();
  await library.getByRole('button', { name: 'Your library' }).click();
  await library.getByRole('button', { name: 'Rename Promise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename section' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Vow');
  await dialog.getByRole('button', { name: 'Rename section' }).click();
  await library.getByRole('button', { name: 'Remove Vow' }).click();
  await page
    .getByRole('dialog', { name: /^Delete “Vow”/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect.element(library.getByText('No saved sections yet')).toBeVisible();
  expect(kept).toEqual([]);
});

test('the palette finds saved and designed sections', async () => {
  await open(makePage(feature(text('One'))), ...keepLibrary([section()]));
  const search = page.getByRole('searchbox', { name: 'Search blocks' });
  await search.fill('promise');
  await page.getByRole('button', { name: 'Promise', exact: true }).click();
  await expect.poll(texts).toEqual(['One', 'Slogan', 'Sample']);
  await search.fill('in the box');
  await expect.element(page.getByRole('button', { name: 'In the box', exact: true })).toBeVisible();
  await search.fill('submarine');
  await expect.element(page.getByText(/^No matching blocks/)).toBeVisible();
});

/** A tab without tabs around it, which no page takes. */
const misplaced = () => makePage(feature(text('One'), block('AccordionGroup', {}, text('Loose'))));

test('sections of the palette can be dragged between those of the page', async () => {
  await open(makePage(feature(text('One')), feature(text('Two'))), ...keepLibrary([section()]));
  const search = page.getByRole('searchbox', { name: 'Search blocks' });
  await search.fill('promise');
  const found = page.getByRole('button', { name: 'Promise', exact: true });
  await userEvent.dragAndDrop(found, await findBlock(1));
  await expect.poll(() => texts().toSorted()).toEqual(['One', 'Sample', 'Slogan', 'Two']);
  expect(texts().at(-1)).toBe('Two');
  await userEvent.dblClick(await findBlock(6));
  await expect.element(page.getByText(/^Text is a fixed part of a library section/).first()).toBeVisible();
  await search.fill('in the box');
  const designed = page.getByRole('button', { name: 'In the box', exact: true });
  const before = texts().length;
  await userEvent.dragAndDrop(designed, await findBlock(1));
  await expect.poll(() => texts().length).toBeGreaterThan(before);
  expect(texts().at(-1)).toBe('Two');
});

test('a section with a misplaced block is not saved, and says which one', async () => {
  const kept: SavedComponent[] = [];
  await open(misplaced(), ...keepLibrary(kept));
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Control>}{ArrowUp}{/Control}');
  await run('Save as a section');
  const dialog = page.getByRole('dialog', { name: 'Save as a section' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Broken');
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(
      'Accordion group doesn’t accept Text. Move or remove it on the page, then save again.',
    );
  await expect.element(dialog.getByRole('button', { name: 'Save section' })).toBeDisabled();
  expect(kept).toEqual([]);
});

test('an older section with a misplaced block says why it can’t be inserted', async () => {
  const broken = toSaved(1, {
    name: 'Broken',
    kind: 'section',
    locale: 'ru',
    components: componentsOf(misplaced()),
  });
  await open(makePage(feature(text('Only'))), ...keepLibrary([broken]));
  await page.getByRole('button', { name: 'Sections and pages' }).click();
  await library.getByRole('button', { name: 'Your library' }).click();
  await library.getByRole('button', { name: /^Broken/ }).click();
  await expect
    .element(library.getByRole('alert'))
    .toHaveTextContent(
      '“Broken” can’t be inserted. Accordion group doesn’t accept Text. Save it again from a page where its blocks are in place.',
    );
  expect(texts()).toEqual(['Only']);
});
