import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { block, feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();
const away = () => mockError(500, { code: 'internal', message: 'Away' });
const prices = { id: 7, name: 'Prices', itemCount: 2 };

test('C6: data sources that cannot be had are none, with what happened and another try', async () => {
  let isAway = true;
  await open(
    makePage(feature(text('One'))),
    mockCall(contract.listDataSources, () => (isAway ? away() : dataAnswer([prices]))),
    mockCall(contract.getDataSource, away),
  );
  await page.getByRole('tab', { name: 'Data sources' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByText('Prices').query()).toBeNull();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Prices')).toBeVisible();

  // A source that fails to load shows an error when switched on and isn't added to the package.
  const use = page.getByRole('switch', { name: 'Used in this package' });
  await use.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(use).not.toBeChecked();
});

test('of many records the first are shown, with how many there are and a way to the others', async () => {
  const items = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    data: { name: `Pan ${index + 1}` },
  }));
  await open(
    makePage(feature(text('One'))),
    mockCall(contract.listDataSources, () => dataAnswer([{ ...prices, itemCount: 12 }])),
    mockCall(contract.getDataSource, () => dataAnswer({ id: 7, name: 'Prices', items })),
  );
  await page.getByRole('tab', { name: 'Data sources' }).click();
  await page.getByRole('switch', { name: 'Used in this package' }).click();
  const records = page.getByRole('table', { name: 'Records of Prices' });
  await expect.element(records.getByText('Pan 5', { exact: true })).toBeVisible();
  expect(records.getByText('Pan 6', { exact: true }).query()).toBeNull();
  const more = page.getByRole('button', { name: 'Show more (5 of 12)' });
  await more.click();
  await expect.element(records.getByText('Pan 12', { exact: true })).toBeVisible();
  // The button is gone, so focus moves to the records.
  await expect.poll(() => document.activeElement?.contains(records.element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(page.getByRole('button', { name: /^Show more/ }).query()).toBeNull();
});

test('a block is given its source and its field from what there is, before anything about its looks', async () => {
  const long = 'Very long words. '.repeat(80);
  const items = [{ id: 1, data: { Название: 'Гриль "Opti"', price: '', text: long } }];
  await open(
    makePage(feature(block('DynamicDataProvider', {}, block('DynamicDataReceiver')))),
    mockCall(contract.listDataSources, () => dataAnswer([{ ...prices, itemCount: 1 }])),
    mockCall(contract.getDataSource, () => dataAnswer({ id: 7, name: 'Prices', items })),
  );
  await page.getByRole('tab', { name: 'Data sources' }).click();
  await page.getByRole('switch', { name: 'Used in this package' }).click();
  // One long text leaves room for the other rows.
  const row = page.getByRole('table', { name: 'Records of Prices' }).getByRole('row').nth(1);
  await expect.element(row).toBeVisible();
  expect(row.element().getBoundingClientRect().height).toBeLessThan(120);

  await page.getByRole('tab', { name: 'Editor' }).click();
  const inspector = page.getByRole('complementary', { name: 'Properties' });
  await page.getByRole('tab', { name: 'Layers' }).click();
  await page.getByRole('treeitem', { name: /^Dynamic data provider/ }).click();
  const source = inspector.getByRole('combobox', { name: 'Data source' });
  await expect.element(source).toBeVisible();
  const style = inspector.getByRole('button', { name: 'Layout' });
  expect(source.element().compareDocumentPosition(style.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await source.click();
  await page.getByRole('option', { name: 'Prices' }).click();
  await page.getByRole('treeitem', { name: /^Dynamic data receiver/ }).click();
  await inspector.getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('option', { name: 'Название' }).click();
  await expect.poll(() => queryBlock(3)?.textContent).toBe('Гриль "Opti"');
});

test('blocks that repeat for the records follow them when the source is brought up to date', async () => {
  const names = ['Roma', 'Lungo'];
  const receiver = block('DynamicDataReceiver', { field: 'name' });
  await open(
    makePage(feature(block('DynamicDataProvider', { dataSource: '7' }, receiver))),
    mockCall(contract.listDataSources, () => dataAnswer([prices])),
    mockCall(contract.getDataSource, () => {
      const items = names.map((name, index) => ({ id: index + 1, data: { name } }));
      return dataAnswer({ id: 7, name: 'Prices', items });
    }),
  );
  await page.getByRole('tab', { name: 'Data sources' }).click();
  await page.getByRole('switch', { name: 'Used in this package' }).click();
  await page.getByRole('tab', { name: 'Editor' }).click();
  await userEvent.click(await findBlock(3));
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('dialog').getByRole('combobox').fill('Repeat for every record');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => queryBlock(2)?.innerText.split(/\s+/)).toEqual(['Roma', 'Lungo']);

  names.push('Decaf');
  await page.getByRole('tab', { name: 'Data sources' }).click();
  await page.getByRole('button', { name: 'Refresh records' }).click();
  await expect
    .element(page.getByRole('table', { name: 'Records of Prices' }).getByText('Decaf'))
    .toBeVisible();
  await page.getByRole('tab', { name: 'Editor' }).click();
  await expect.poll(() => queryBlock(2)?.innerText.split(/\s+/)).toEqual(['Roma', 'Lungo', 'Decaf']);
});

test('another source and the series that follows it are one step', async () => {
  const sources = { 7: ['Roma', 'Lungo'], 8: ['Oolong', 'Sencha', 'Assam'] };
  const itemsOf = (id: 7 | 8) => sources[id].map((name, index) => ({ id: index + 1, data: { name } }));
  const receiver = block('DynamicDataReceiver', { field: 'name' });
  await open(
    makePage(feature(block('DynamicDataProvider', { dataSource: '7' }, receiver))),
    mockCall(contract.listDataSources, () => dataAnswer([prices, { id: 8, name: 'Teas', itemCount: 3 }])),
    mockCall(contract.getDataSource, ({ params: { id } }) =>
      id === 7
        ? dataAnswer({ id: 7, name: 'Prices', items: itemsOf(7) })
        : dataAnswer({ id: 8, name: 'Teas', items: itemsOf(8) }),
    ),
  );
  await page.getByRole('tab', { name: 'Data sources' }).click();
  for (const each of [0, 1]) {
    await page.getByRole('switch', { name: 'Used in this package' }).nth(each).click();
    await expect.element(page.getByRole('table', { name: /^Records of/ }).nth(each)).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Editor' }).click();
  await userEvent.click(await findBlock(3));
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('dialog').getByRole('combobox').fill('Repeat for every record');
  await userEvent.keyboard('{Enter}');
  const names = () => queryBlock(2)?.innerText.split(/\s+/);
  await expect.poll(names).toEqual(sources[7]);

  await page.getByRole('tab', { name: 'Layers' }).click();
  await page.getByRole('treeitem', { name: /^Dynamic data provider/ }).click();
  await page.getByRole('combobox', { name: 'Data source' }).click();
  await page.getByRole('option', { name: 'Teas' }).click();
  await expect.poll(names).toEqual(sources[8]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual(sources[7]);
  await expect.element(page.getByRole('combobox', { name: 'Data source' })).toMatchTextContent('Prices');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(names).toEqual(sources[8]);
});
