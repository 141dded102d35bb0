import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { makeAsset } from '@vitrina/editor-core/testing';
import { block, feature, page as content } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { queryBlock, setUpEditor } from '../testing/openEditor.tsx';

const editor = setUpEditor();

const wide = makeAsset({ id: 1, name: 'wide.png', widthPx: 1416, heightPx: 944 });
const narrow = { src: '/files/narrow.webp', widthPx: 320, heightPx: 213 };
/** 1 feature: 2 cards, of which the second has a narrow image. */
const items = [{ image: { ...narrow, widthPx: 900 } }, { image: narrow }].map((item, index) => ({
  title: `Step ${index + 1}`,
  altText: 'A kettle',
  ...item,
}));

test('an image shown far wider than its file is listed with both widths, and replaced from there', async () => {
  await editor.open(
    content(feature(block('OzonMultipleImageText', { title: 'Kettle', items }))),
    mockCall(contract.listAssetFolders, () => dataAnswer([])),
    mockCall(contract.listAssets, () => dataAnswer({ items: [wide], total: 1 })),
    mockCall(contract.getAssetUsage, () => dataAnswer({ items: [], total: 0 })),
  );
  await page.getByRole('button', { name: /Before you publish: .*worth a look/ }).click();
  const panel = page.getByRole('dialog', { name: 'Before you publish' });
  const problem = panel.getByRole('button', { name: /Image 320 px wide is shown about 560 px wide/ });
  await expect.element(problem).toBeVisible();
  expect(problem.element().textContent).toMatch(/item\s2/);
  await panel.getByRole('button', { name: /^Replace image: .*item 2 · A kettle$/ }).click();
  await page.getByRole('button', { name: /wide\.png/ }).click();
  await page.getByRole('button', { name: 'Use this file' }).click();
  await expect.poll(() => queryBlock(2)?.outerHTML).toContain(wide.url);
  await expect.element(problem).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

test('each button that replaces an image is named after its image', async () => {
  const cards = (alts: readonly string[]) =>
    block('OzonMultipleImageText', {
      title: 'Kettle',
      items: alts.map((altText) => ({ title: 'Step', altText, image: narrow })),
    });
  await editor.open(content(feature(cards(['Open', 'Shut']), cards(['Open', 'Full']))));
  await page.getByRole('button', { name: /Before you publish: .*worth a look/ }).click();
  const panel = page.getByRole('dialog', { name: 'Before you publish' });
  const names = () =>
    panel
      .getByRole('button', { name: /^Replace image/ })
      .elements()
      .map((each) => each.ariaLabel ?? '')
      .toSorted((one, other) => one.localeCompare(other));
  await expect.poll(() => names().length).toBe(4);
  expect(names()).toEqual([
    expect.stringMatching(/item 1 · Open$/),
    expect.stringMatching(/item 1 · Open \(2\)$/),
    expect.stringMatching(/item 2 · Full$/),
    expect.stringMatching(/item 2 · Shut$/),
  ]);
});
