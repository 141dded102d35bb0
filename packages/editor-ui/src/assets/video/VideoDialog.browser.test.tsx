import { contract } from '@vitrina/api-client/contract';
import { messages as apiMessages } from '@vitrina/api-client/messages';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { makeAsset } from '@vitrina/editor-core/testing';
import { answerCalls, dataAnswer, SessionFrame } from '@vitrina/session/testing';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import rabbit from '../../../../../tooling/demo/assets/media/rabbit.webm?url';
import { EditorContext, type EditorContextValue } from '../../editor/EditorContext.ts';
import { messages } from '../../messages/index.ts';
import { VideoDialog } from './VideoDialog.tsx';

const nothing = (): undefined => undefined;
const editor: EditorContextValue = {
  views: {},
  assetUrl: () => rabbit,
  previewUrl: (epackId) => epackId,
  announce: nothing,
  refuse: nothing,
  notify: nothing,
  runCommand: nothing,
};

const ours = `/files/${'a'.repeat(64)}.webm`;
const still = makeAsset({ id: 2, name: 'rabbit poster.jpg', url: '/files/poster.webp' });
const onChoose = vi.fn();
const onClose = vi.fn();
let arrived: File[] = [];
let isServerAway = false;

beforeEach(() => {
  vi.clearAllMocks();
  arrived = [];
  isServerAway = false;
  // Without XMLHttpRequest, the client sends uploads with fetch, which the test can answer.
  const { XMLHttpRequest: xhr } = globalThis;
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  onTestFinished(() => void Object.assign(globalThis, { XMLHttpRequest: xhr }));
});

const dialog = page.getByRole('dialog', { name: 'Video' });
const slider = dialog.getByRole('slider', { name: 'Time of the frame' });
const useFrame = dialog.getByRole('button', { name: 'Use this frame' });

/** @param isFetched - whether the video can be fetched, to be decoded; otherwise it is only played */
async function open(source: string, isFetched = true) {
  const { fetch: realFetch } = globalThis;
  const answered = answerCalls(
    mockCall(contract.uploadFile, async ({ request }) => {
      if (isServerAway) return mockError(503, { code: 'somethingWentWrong', message: 'Away' });
      arrived.push((await request.formData()).get('file') as File);
      const { fileId, ...file } = still;
      return dataAnswer({ ...file, id: fileId });
    }),
    mockCall(contract.addAsset, () => dataAnswer(still)),
  );
  const { fetch: answer } = globalThis;
  globalThis.fetch = (input, init) => {
    const isVideo = (input instanceof Request ? input.url : String(input)).includes(rabbit);
    return isVideo && isFetched ? realFetch(input, init) : answer(input, init);
  };
  onTestFinished(() => answered.restore());
  const video = { source, name: 'rabbit.webm', captions: '' };
  const element = (
    <EditorContext value={editor}>
      <VideoDialog video={video} onChoose={onChoose} onClose={onClose} />
    </EditorContext>
  );
  await render(
    <SessionFrame routes={[{ path: '/', element }]} path="/" catalogues={[apiMessages, messages]} />,
  );
}

const player = () => document.querySelector('video') as HTMLVideoElement;
const thumbnails = () => document.querySelectorAll('[role=dialog] img').length;

/** Presses Tab until the slider has the focus. */
async function tabToSlider() {
  await expect.element(slider).toBeInTheDocument();
  for (let presses = 0; presses < 20; presses += 1) {
    if (document.activeElement === slider.element()) return;
    await userEvent.tab();
  }
  throw new Error('Tab does not reach the slider');
}

test.each([
  ['decoded', true],
  ['played', false],
])('a frame is chosen with the keyboard alone: of a video that is %s', async (_, isFetched) => {
  await open(ours, isFetched);
  await tabToSlider();
  await expect.poll(thumbnails).toBe(10);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageUp}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:01.2');
  await expect.element(dialog.getByText(/^0:01\.2 \/ 0:/)).toBeVisible();
  await expect.poll(() => player().currentTime).toBeCloseTo(1.2);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => player().currentTime).toBe(0);
  useFrame.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onChoose.mock.calls.length).toBe(1);
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ src: '/files/poster.webp' }));
  slider.element().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => player().currentTime).toBeGreaterThan(5);
  await useFrame.click();
  await expect.poll(() => onChoose.mock.calls.length).toBe(2);
  const [first, last] = arrived as [File, File];
  expect(first.name).toBe('rabbit poster.jpg');
  expect(await first.bytes()).not.toEqual(await last.bytes());
});

test('a refused frame keeps the dialog, and the next press can succeed', async () => {
  isServerAway = true;
  await open(ours);
  await useFrame.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(onChoose).not.toHaveBeenCalled();
  isServerAway = false;
  await useFrame.click();
  await expect.poll(() => onChoose.mock.calls.length).toBe(1);
});

test('the frames of another site’s video are not offered', async () => {
  await open('https://cdn.example/rabbit.webm');
  await expect.element(dialog.getByText(/^This video isn’t stored here/)).toBeVisible();
  await expect.element(slider).not.toBeInTheDocument();
  await expect.element(useFrame).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledTimes(1);
});
