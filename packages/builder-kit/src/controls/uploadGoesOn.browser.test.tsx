import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { feature, image, page as makePage } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { makeAsset } from '../assets/testing/makeAsset.ts';
import { findBlock, listChildren, queryBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();
const grill = makeAsset({ id: 3, name: 'grill.png' });
const progress = page.getByRole('progressbar', { name: 'Upload of grill.png' });
const longName = `${'a-long-name-'.repeat(8)}.png`;
const sourceOf = (id: number) =>
  queryBlock(id)?.closest('img')?.getAttribute('src') ??
  queryBlock(id)?.querySelector('img')?.getAttribute('src');

/** Begins an upload for block 2 of a page of two pictures; it arrives once that is let happen. */
async function beginUpload(): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const arrive = mockCall(contract.addAsset, async () => {
    await held.promise;
    return dataAnswer(grill);
  });
  const { fileId, ...file } = grill;
  const send = mockCall(contract.uploadFile, () => dataAnswer({ ...file, id: fileId }));
  await open(makePage(feature(image(''), image(''))), arrive, send);
  await userEvent.click(await findBlock(2));
  const field = page.getByLabelText('File to upload').first();
  await userEvent.upload(field, new File(['x'], 'grill.png', { type: 'image/png' }));
  await expect.element(progress).toBeInTheDocument();
  return held.resolve;
}

// Without it the client sends by fetch, which the test answers.
beforeEach(() => {
  const { XMLHttpRequest: xhr } = globalThis;
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  onTestFinished(() => void Object.assign(globalThis, { XMLHttpRequest: xhr }));
});

test('an upload that is left for another block goes on, and lands in the block it was begun for', async () => {
  const arrive = await beginUpload();
  await userEvent.click(await findBlock(3));
  await expect.element(progress).not.toBeInTheDocument();
  await userEvent.click(await findBlock(2));
  await expect.element(progress).toBeInTheDocument();
  await userEvent.click(await findBlock(3));
  arrive();
  await expect.poll(() => sourceOf(2)).toContain(grill.url);
  expect(sourceOf(3) ?? '').not.toContain(grill.url);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => sourceOf(2) ?? '').not.toContain(grill.url);
});

test('an upload is cancelled where its block is chosen again', async () => {
  const arrive = await beginUpload();
  await userEvent.click(await findBlock(3));
  await userEvent.click(await findBlock(2));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(progress).not.toBeInTheDocument();
  arrive();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('an upload whose block is removed is stopped, and its file named', async () => {
  const arrive = await beginUpload();
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByText(/^The upload of grill\.png was stopped/)).toBeVisible();
  arrive();
});

test('a picture that arrives leaves the keyboard in the field that is being typed in', async () => {
  const arrive = await beginUpload();
  const alt = page.getByLabelText(/^Alternative text/);
  await userEvent.click(alt);
  await userEvent.keyboard('Red ');
  arrive();
  await expect.poll(() => sourceOf(2)).toContain(grill.url);
  await expect.element(alt).toHaveFocus();
  await userEvent.keyboard('grill');
  await expect.element(alt).toHaveValue('Red grill');
});

test('who leaves while a picture is on its way is asked, and unasked once it is cancelled', async () => {
  const isHeldBack = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await beginUpload();
  expect(isHeldBack()).toBe(true);
  const leave = page.getByRole('button', { name: 'Back to packages' });
  await leave.click();
  const question = page.getByRole('dialog', { name: 'Unsaved progress' });
  await question.getByRole('button', { name: 'Stay on the page' }).click();
  await expect.element(progress).toBeInTheDocument();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(isHeldBack).toBe(false);
  await leave.click();
  await expect.element(page.getByRole('heading', { name: 'Packages' })).toBeVisible();
});

test('a picture dropped on a page arrives there, whatever is in view by then, and takes no one from their work', async () => {
  const held = Promise.withResolvers<void>();
  const { fileId, ...file } = grill;
  await open(
    makePage(feature(image(''), image(''))),
    mockCall(contract.uploadFile, () => dataAnswer({ ...file, id: fileId })),
    mockCall(contract.addAsset, async () => {
      await held.promise;
      return dataAnswer(grill);
    }),
  );
  await userEvent.click(await findBlock(2));
  const data = new DataTransfer();
  for (const name of ['grill.png', longName]) data.items.add(new File(['x'], name, { type: 'image/png' }));
  const { x, y } = (await findBlock(2)).getBoundingClientRect();
  const options = { bubbles: true, cancelable: true, composed: true, dataTransfer: data };
  for (const type of ['dragenter', 'dragover', 'drop']) {
    const event = new DragEvent(type, { ...options, clientX: x + 4, clientY: y + 4 });
    (await findBlock(2)).dispatchEvent(event);
  }
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect.element(uploads.getByText(longName)).toBeVisible();
  const bar = uploads.getByRole('progressbar').last().element().getBoundingClientRect();
  const tray = uploads.element().parentElement?.getBoundingClientRect();
  expect(bar.right).toBeLessThan(tray?.right ?? 0);
  await page.getByRole('tab', { name: /^Epack data/ }).click();
  await expect.element(uploads).not.toBeInTheDocument();
  const name = page.getByLabelText('Product name');
  await userEvent.click(name);
  held.resolve();
  await userEvent.keyboard('!');
  await expect.element(name).toHaveFocus();
  await page.getByRole('tab', { name: 'Editor' }).click();
  await expect.poll(() => sourceOf(2)).toContain(grill.url);
  // The second does not take the place of the first, but stands after it.
  await expect.poll(() => listChildren(1)).toEqual(['Image', 'Image', 'Image']);
  expect(sourceOf(3) ?? '').not.toContain(grill.url);
});
