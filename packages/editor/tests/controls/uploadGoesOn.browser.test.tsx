import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { feature, image, page as makePage, text } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeAsset } from '@vitrina/editor-core/testing';

import { findBlock, listChildren, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();
const grill = makeAsset({ id: 3, name: 'grill.png' });
const progress = page.getByRole('progressbar', { name: 'Upload of grill.png' });
const longName = `${'a-long-name-'.repeat(8)}.png`;
const sourceOf = (id: number) =>
  queryBlock(id)?.closest('img')?.getAttribute('src') ??
  queryBlock(id)?.querySelector('img')?.getAttribute('src');

/** Starts an upload for block 2 of a page with two images. Returns a function that lets the upload finish. */
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

/** Selects a block and drops files on it once the page accepts drops. */
async function dropOnBlock(id: number, names: readonly string[]): Promise<void> {
  await userEvent.click(await findBlock(id));
  await expect.poll(() => document.querySelector('[data-selection-tools]')).not.toBeNull();
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File(['x'], name, { type: 'image/png' }));
  const { x, y } = (await findBlock(id)).getBoundingClientRect();
  const options = { bubbles: true, cancelable: true, composed: true, dataTransfer };
  for (const type of ['dragenter', 'dragover', 'drop']) {
    const event = new DragEvent(type, { ...options, clientX: x + 4, clientY: y + 4 });
    (await findBlock(id)).dispatchEvent(event);
  }
}

// Without XMLHttpRequest, the client sends uploads with fetch, which the test can answer.
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
  await expect.element(page.getByText(/^Upload of grill\.png canceled/)).toBeVisible();
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
  // There are no unsaved changes, so neither the save state nor the confirmation mentions them.
  await expect.element(page.getByText('Uploading…')).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Upload under way' });
  await expect.element(question.getByRole('button', { name: 'Stop upload and leave' })).toBeVisible();
  await question.getByRole('button', { name: 'Stay on the page' }).click();
  await expect.element(progress).toBeInTheDocument();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(isHeldBack).toBe(false);
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
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
  await dropOnBlock(2, ['grill.png', longName]);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect.element(uploads.getByText(longName)).toBeVisible();
  const bar = uploads.getByRole('progressbar').last().element().getBoundingClientRect();
  const tray = uploads.element().parentElement?.getBoundingClientRect();
  expect(bar.right).toBeLessThan(tray?.right ?? 0);
  await page.getByRole('tab', { name: /^Package data/ }).click();
  await expect.element(uploads).not.toBeInTheDocument();
  const name = page.getByLabelText('Product name');
  await userEvent.click(name);
  held.resolve();
  await userEvent.keyboard('!');
  await expect.element(name).toHaveFocus();
  await page.getByRole('tab', { name: 'Editor' }).click();
  await expect.poll(() => sourceOf(2)).toContain(grill.url);
  // The second image is added after the first instead of replacing it.
  await expect.poll(() => listChildren(1)).toEqual(['Image', 'Image', 'Image']);
  expect(sourceOf(3) ?? '').not.toContain(grill.url);
});

test('pictures dropped together stand in the order they came in, whichever arrives first', async () => {
  const names = ['one.png', 'two.png', 'three.png'];
  const held = new Map(names.map((name) => [name, Promise.withResolvers<void>()]));
  const { fileId, ...file } = grill;
  await open(
    makePage(feature(text('Above'))),
    mockCall(contract.uploadFile, () => dataAnswer({ ...file, id: fileId })),
    mockCall(contract.addAsset, async ({ body: { name = '' } }) => {
      await held.get(name)?.promise;
      return dataAnswer(makeAsset({ id: names.indexOf(name) + 1, name, url: `/files/${name}` }));
    }),
  );
  await dropOnBlock(2, names);
  const sources = () => [...(queryBlock(1)?.querySelectorAll('img') ?? [])].map((each) => each.src);
  const shown = (...expected: string[]) =>
    expect.poll(sources).toEqual(expected.map((name) => expect.stringContaining(`/files/${name}`)));
  await expect.element(page.getByRole('list', { name: 'Uploads' }).getByText('three.png')).toBeVisible();
  held.get('three.png')?.resolve();
  await shown('three.png');
  held.get('one.png')?.resolve();
  await shown('one.png', 'three.png');
  held.get('two.png')?.resolve();
  await shown('one.png', 'two.png', 'three.png');
  expect(listChildren(1)).toEqual(['Text', 'Image', 'Image', 'Image']);
});
