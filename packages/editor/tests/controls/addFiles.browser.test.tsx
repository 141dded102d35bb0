import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { block, feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeAsset } from '@vitrina/editor-core/testing';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

// Without XMLHttpRequest, the client sends uploads with fetch, which the test can answer.
beforeEach(() => {
  const { XMLHttpRequest: xhr } = globalThis;
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  onTestFinished(() => void Object.assign(globalThis, { XMLHttpRequest: xhr }));
});

/** Stores each file under its name. */
const storing = [
  mockCall(contract.uploadFile, async ({ request }) => {
    const { name } = (await request.formData()).get('file') as File;
    const { fileId, ...file } = makeAsset({ id: 1, name, url: `/files/${name}` });
    return dataAnswer({ ...file, id: fileId });
  }),
  mockCall(contract.addAsset, ({ body }) => {
    const name = body.name ?? '';
    return dataAnswer(makeAsset({ id: 1, name, url: `/files/${name}` }));
  }),
];

const framesOf = (id: number) =>
  queryBlock(id)?.querySelector('[data-frames]')?.getAttribute('data-frames')?.split(' ') ?? [];

test('frames dropped together stand in the order of their numbers, and a gap is told', async () => {
  await open(makePage(feature(block('Viewer360', {}))), ...storing);
  await userEvent.click(await findBlock(2));
  const names = ['turn_10.jpg', 'turn_8.jpg', 'turn_11.jpg', 'turn_7.jpg'];
  const files = names.map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  await userEvent.upload(page.getByLabelText('Files to upload'), files);
  await expect
    .poll(() => framesOf(2))
    .toEqual(['/files/turn_7.jpg', '/files/turn_8.jpg', '/files/turn_10.jpg', '/files/turn_11.jpg']);
  await expect.element(page.getByText('A number is missing in the names: 9.')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => framesOf(2)).toEqual([]);
});

test('images pasted together into a selected slider become its slides, in one step', async () => {
  await open(makePage(feature(block('Slider', {}, text('First')))), ...storing);
  await userEvent.click(await findBlock(3));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('heading', { name: 'Slider', exact: true })).toBeVisible();
  const clipboardData = new DataTransfer();
  for (const name of ['b_10.jpg', 'b_2.jpg'])
    clipboardData.items.add(new File(['x'], name, { type: 'image/jpeg' }));
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  const slides = () =>
    [...(queryBlock(2)?.querySelectorAll('[data-track] > *') ?? [])].map((slide) => [
      slide.getAttribute('data-key'),
      slide.querySelector('img')?.getAttribute('src'),
    ]);
  await expect.poll(slides).toEqual([
    ['Text', undefined],
    ['Image', '/files/b_2.jpg'],
    ['Image', '/files/b_10.jpg'],
  ]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => slides().length).toBe(1);
});
