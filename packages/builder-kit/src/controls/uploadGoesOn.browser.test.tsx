import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { feature, image, page as makePage } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { makeAsset } from '../assets/testing/makeAsset.ts';
import { findBlock, queryBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();
const grill = makeAsset({ id: 3, name: 'grill.png' });
const progress = page.getByRole('progressbar', { name: 'Upload progress' });
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
