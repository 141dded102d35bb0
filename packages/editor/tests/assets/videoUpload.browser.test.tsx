import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { block, feature, page as makePage } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeAsset } from '@vitrina/editor-core/testing';

import rabbit from './rabbit.webm?url';
import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open, bodiesOf } = setUpEditor();

// Without XMLHttpRequest, the client sends uploads with fetch, which the test can answer.
beforeEach(() => {
  const { XMLHttpRequest: xhr } = globalThis;
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  onTestFinished(() => void Object.assign(globalThis, { XMLHttpRequest: xhr }));
});

// The first 1.5 seconds of the demo's rabbit.webm: each second more is converted twice.
const film = makeAsset({ id: 1, name: 'rabbit.webm', kind: 'video', url: '/files/rabbit.webm' });
const still = makeAsset({ id: 2, name: 'rabbit poster.jpg', url: '/files/poster.webp', heightPx: 450 });
const poster = { url: still.url, widthPx: 800, heightPx: 450, variants: [] };

/** Returns a video's width and height as the browser plays it. */
async function measure(video: File): Promise<[number, number]> {
  const player = document.createElement('video');
  player.src = URL.createObjectURL(video);
  await new Promise((resolve) => player.addEventListener('loadedmetadata', resolve));
  return [player.videoWidth, player.videoHeight];
}

/** Returns the video, heavier than shoppers need: with many empty bytes, which players skip. */
function makeHeavy(video: File): File {
  const emptyBytes = 40 * 1024 * 1024;
  // An element of the type Void, with its size in the last four bytes.
  const head = new DataView(new ArrayBuffer(9));
  head.setUint16(0, 0xec01);
  head.setUint32(5, emptyBytes);
  return new File([video, head, new Uint8Array(emptyBytes)], video.name, { type: video.type });
}

/** Chooses a file in the video's field, as `userEvent.upload` does, which is slow for large files. */
function choose(file: File): void {
  const [input] = page.getByLabelText('File to upload').elements() as [HTMLInputElement];
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Opens a page with an empty Video, uploads a file into it, and returns the files that arrive at the server. */
async function upload(file: File): Promise<File[]> {
  const arrived: File[] = [];
  const toAsset = (name: string) => (name.endsWith('.jpg') ? still : { ...film, name });
  await open(
    makePage(feature(block('Video', {}))),
    mockCall(contract.uploadFile, async ({ request }) => {
      const sent = (await request.formData()).get('file') as File;
      arrived.push(sent);
      const { fileId, ...rest } = toAsset(sent.name);
      return dataAnswer({ ...rest, id: fileId });
    }),
    mockCall(contract.addAsset, ({ body }) => dataAnswer(toAsset(body.name ?? ''))),
    mockCall(contract.updateAsset, () => dataAnswer({ ...film, poster })),
  );
  await userEvent.click(await findBlock(2));
  await expect.element(page.getByLabelText('File to upload').first()).toBeInTheDocument();
  choose(file);
  return arrived;
}

const original = new File([await (await fetch(rabbit)).blob()], 'rabbit.webm', { type: 'video/webm' });

const videoOf = (id: number) => queryBlock(id)?.querySelector('video');

test('an uploaded video gets one of its frames as its poster, in the library and in its block', async () => {
  const arrived = await upload(original);
  await expect.poll(() => videoOf(2)?.getAttribute('poster')).toBe('/files/poster.webp');
  expect(videoOf(2)?.getAttribute('src')).toBe('/files/rabbit.webm');
  expect(arrived.map(({ name }) => name)).toEqual(['rabbit.webm', 'rabbit poster.jpg']);
  const picture = await createImageBitmap(arrived[1] as File);
  expect([picture.width, picture.height]).toEqual(await measure(arrived[0] as File));
  expect(bodiesOf('/api/constructor/assets/1')).toEqual([{ posterFileId: still.fileId }]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => videoOf(2)).toBeNull();
});

test('a video that the browser cannot decode arrives without a poster and without a word', async () => {
  const arrived = await upload(new File(['x'], 'rabbit.webm', { type: 'video/webm' }));
  await expect.poll(() => videoOf(2)?.getAttribute('src')).toBe('/files/rabbit.webm');
  expect(arrived.map(({ name }) => name)).toEqual(['rabbit.webm']);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

const question = page.getByRole('alert').filter({ hasText: 'rabbit.webm is larger than shoppers need' });

test('a heavy video is converted before its upload if the user agrees', async () => {
  const arrived = await upload(makeHeavy(original));
  await question
    .getByRole('button', { name: /^Convert to (?:MP4 \(H.264\)|WebM \(VP9\)), 240 lines, about/ })
    .click();
  await expect.poll(() => videoOf(2)?.getAttribute('poster')).toBe('/files/poster.webp');
  const [converted] = arrived as [File];
  expect(converted.name).toMatch(/^rabbit\.(?:mp4|webm)$/);
  expect(converted.size).toBeLessThan(4 * 1024 * 1024);
  expect(await measure(converted)).toEqual(await measure(original));
});

test('a heavy video is uploaded as it is, or not at all', async () => {
  const heavy = makeHeavy(original);
  const arrived = await upload(heavy);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  choose(heavy);
  await question.getByRole('button', { name: 'Upload as is, 41 MB' }).click();
  await expect.poll(() => videoOf(2)?.getAttribute('src')).toBe('/files/rabbit.webm');
  expect(arrived.map(({ size }) => size)[0]).toBe(heavy.size);
});
