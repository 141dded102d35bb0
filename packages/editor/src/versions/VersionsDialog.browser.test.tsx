import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { savePage } from '@vitrina/epack-model';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

const counts = { added: 0, removed: 0, moved: 0, changed: 1 };
const earlier = {
  revision: 1,
  isCurrent: false,
  savedDate: '2026-03-04T10:00:00.000Z',
  savedBy: 'anna',
  replacedDate: '2026-03-05T10:00:00.000Z',
  componentCount: 2,
  sizeBytes: 400,
  changes: null,
};
const current = {
  ...earlier,
  revision: 2,
  isCurrent: true,
  savedBy: 'boris',
  replacedDate: null,
  changes: counts,
};
const side = { savedDate: null, savedBy: null };

const handlers = [
  mockCall(contract.listPageVersions, () => dataAnswer({ items: [current, earlier], total: 2 })),
  mockCall(contract.comparePageVersions, () =>
    dataAnswer({
      from: { ...side, revision: 1, isCurrent: false },
      to: { ...side, revision: 2, isCurrent: true },
      counts,
      blocks: [
        {
          id: 2,
          componentKey: 'Text',
          displayName: 'Text',
          customName: null,
          differences: ['changed'],
          before: { parentId: 1, index: 0 },
          after: { parentId: 1, index: 0 },
          props: [{ name: 'text', before: { desktop: '<p>Old</p>' }, after: { desktop: '<p>New</p>' } }],
          fields: [],
        },
      ],
    }),
  ),
];
const restored = savePage(makePage(feature(text('Old'))), standardCatalogue.rules).components;
const dialog = page.getByRole('dialog', { name: 'Versions of index.html' });

async function openVersions() {
  await findBlock(2);
  await page.getByRole('button', { name: 'Package menu' }).click();
  await page.getByRole('menuitem', { name: 'Show page versions' }).click();
  await dialog.getByRole('button', { name: /anna/ }).click();
}

test('a version is compared block by block, restored as a new revision, and undo brings back what was there', async () => {
  const ifMatch: (string | null)[] = [];
  const restore = mockCall(contract.restorePageVersion, ({ request }) => {
    ifMatch.push(request.headers.get('if-match'));
    return dataAnswer({ components: restored, revision: 3, issues: [], issueCount: 0, replaced: [] });
  });
  await open(makePage(feature(text('New'))), restore, ...handlers);
  await openVersions();
  await expect.element(dialog.getByText('Old')).toBeVisible();
  await expect.element(dialog.getByText('1 block changed').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(() => queryBlock(2)?.textContent).toBe('Old');
  expect(ifMatch).toEqual(['"1"']);
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => queryBlock(2)?.textContent).toBe('New');
});

test('a version has a thumbnail, and is shown beside the page as it is now with the blocks that differ marked', async () => {
  const version = mockCall(contract.getPageVersion, () => dataAnswer({ components: restored, revision: 1 }));
  await open(makePage(feature(text('New'))), ...handlers, version);
  await openVersions();
  /** The texts of the drawn pages in an element, with the color that marks the block. */
  const listDrawn = (within: Element | null) =>
    [...(within?.querySelectorAll('*') ?? [])].flatMap(({ shadowRoot }) => {
      const block = shadowRoot?.querySelector('[data-key=Text]');
      return block ? [`${block.textContent} ${getComputedStyle(block).outlineColor}`] : [];
    });
  await expect
    .poll(() => listDrawn(dialog.getByText('This version').element().closest('section')))
    .toEqual(['Old rgb(154, 103, 0)', 'New rgb(154, 103, 0)']);
  await expect.poll(() => listDrawn(dialog.getByRole('list', { name: 'Versions' }).element()).length).toBe(2);
});

test('versions saved within one minute are told apart by the second, and only those', async () => {
  const times = ['2026-03-05T10:00:41.000Z', '2026-03-05T10:00:07.000Z', '2026-03-04T10:00:00.000Z'];
  const items = times.map((savedDate, index) => ({ ...earlier, savedDate, revision: 3 - index }));
  const list = mockCall(contract.listPageVersions, () => dataAnswer({ items, total: 3 }));
  await open(makePage(feature(text('New'))), list, ...handlers);
  await findBlock(2);
  await page.getByRole('button', { name: 'Package menu' }).click();
  await page.getByRole('menuitem', { name: 'Show page versions' }).click();
  const button = (name: RegExp) => dialog.getByRole('button', { name });
  await expect.element(button(/^Mar 5, 2026, 1:00:41\sPM/)).toBeVisible();
  await expect.element(button(/^Mar 5, 2026, 1:00:07\sPM/)).toBeVisible();
  await expect.element(button(/^Mar 4, 2026, 1:00\sPM/)).toBeVisible();
});

test('a version that somebody saved over in the meantime is not restored, and says why', async () => {
  const stale = mockCall(contract.restorePageVersion, () => mockError(409, { code: 'stale', message: '' }));
  await open(makePage(feature(text('New'))), stale, ...handlers);
  await openVersions();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Someone else saved this page in the meantime');
  expect(queryBlock(2)?.textContent).toBe('New');
});

test('a step of the history is gone back to, and forth again', async () => {
  await open(makePage(feature(text('One'), text('Two'), text('Three'))));
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Delete}');
  await userEvent.click(await findBlock(4));
  await userEvent.keyboard('{Delete}');
  await page.getByRole('tab', { name: 'History' }).click();
  const steps = page.getByRole('list', { name: 'History' });
  await expect.element(steps.getByText('Deleted: “Three”')).toBeVisible();
  await steps.getByRole('button', { name: 'Opened' }).click();
  await expect.poll(() => queryBlock(2)?.textContent).toBe('One');
  await steps.getByRole('button').first().click();
  await expect.poll(() => [queryBlock(2), queryBlock(4)]).toEqual([null, null]);
  // Under the pointer, a step shows the page as it was after it.
  await steps.getByRole('button', { name: 'Opened' }).hover();
  const texts = () => {
    const picture = document.querySelector('[data-step-picture="0"]');
    const root = [...(picture?.querySelectorAll('*') ?? [])].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
    return [...(root?.querySelectorAll('[data-key=Text]') ?? [])].map(({ textContent }) => textContent);
  };
  await expect.poll(texts).toEqual(['One', 'Two', 'Three']);
  expect([queryBlock(2), queryBlock(4)]).toEqual([null, null]);
});

test('of many versions the last are listed, with how many there are and a way to the others', async () => {
  const all = Array.from({ length: 53 }, (_, index) => ({
    ...earlier,
    revision: 53 - index,
    isCurrent: index === 0,
    savedBy: `user ${53 - index}`,
  }));
  const list = mockCall(contract.listPageVersions, ({ query: { offset, limit } }) =>
    dataAnswer({ items: all.slice(offset, offset + limit), total: all.length }),
  );
  await open(makePage(feature(text('New'))), list, ...handlers);
  await findBlock(2);
  await page.getByRole('button', { name: 'Package menu' }).click();
  await page.getByRole('menuitem', { name: 'Show page versions' }).click();
  await dialog.getByRole('button', { name: 'Show more (50 of 53)' }).click();
  await expect.element(dialog.getByRole('button', { name: /user 3$/ })).toHaveFocus();
  await expect.element(dialog.getByRole('button', { name: /user 1$/ })).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: /^Show more/ }).query()).toBeNull();
});
