import './elements/vitrina-video.ts';

import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

let film = '';

/** Records a second of a canvas. */
async function recordFilm(): Promise<string> {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
  const recorded = new Promise<Blob>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => resolve(data));
  });
  recorder.start();
  for (let frame = 0; frame < 30; frame += 1) {
    brush?.fillRect(frame, 0, 1, 100);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  recorder.stop();
  return URL.createObjectURL(await recorded);
}

beforeAll(async () => {
  film = await recordFilm();
});
afterEach(() => {
  document.body.replaceChildren();
  window.scrollTo(0, 0);
  vi.restoreAllMocks();
});

function mount(attributes: string, { above = 0, source = film } = {}) {
  document.body.innerHTML = `
    <div style="height: ${above}px"></div>
    <vitrina-video ${attributes} style="display: block">
      <video src="${source}" controls muted loop preload="none" style="display: block; width: 320px; height: 180px">
        <track kind="captions" src="data:text/vtt,WEBVTT" srclang="en" label="English">
      </video>
    </vitrina-video>
    <div style="height: 3000px"></div>`;
  const video = document.querySelector('video');
  if (!video) throw new Error('not mounted');
  // The attribute mutes only videos that a parser creates.
  video.muted = true;
  return video;
}

/** Waits until observers have reported what is in view. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

function prefer(query: string) {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (asked) => ({ matches: asked === query }) as MediaQueryList,
  );
}

it('requests nothing before it comes into view', async () => {
  const video = mount('data-autoplay', { above: 2000, source: '/film.webm' });
  await settle();
  expect([video.paused, video.readyState]).toEqual([true, HTMLMediaElement.HAVE_NOTHING]);
  const requests = () => performance.getEntriesByType('resource').filter(({ name }) => /film/.test(name));
  expect(requests()).toEqual([]);
  video.scrollIntoView();
  await expect.poll(() => requests().length).toBeGreaterThan(0);
});

it('plays in view, and pauses out of view', async () => {
  const video = mount('data-autoplay', { above: 2000 });
  await settle();
  expect(video.paused).toBe(true);
  video.scrollIntoView();
  await expect.poll(() => video.paused).toBe(false);
  window.scrollTo(0, 0);
  await expect.poll(() => video.paused).toBe(true);
  video.scrollIntoView();
  await expect.poll(() => video.paused).toBe(false);
});

it('stays paused once the visitor pauses it', async () => {
  const video = mount('data-autoplay');
  await expect.poll(() => video.paused).toBe(false);
  const paused = new Promise((resolve) => video.addEventListener('pause', resolve));
  video.pause();
  await paused;
  window.scrollTo(0, 2000);
  await settle();
  window.scrollTo(0, 0);
  await settle();
  expect(video.paused).toBe(true);
});

it('shows hidden controls to visitors who reach for them', async () => {
  const video = mount('data-autoplay data-controls="off"');
  expect(video.controls).toBe(false);
  await userEvent.tab();
  expect(document.activeElement).toBe(video);
  expect(video.controls).toBe(true);
});

it('leaves the start to visitors who prefer reduced motion', async () => {
  prefer('(prefers-reduced-motion: reduce)');
  const video = mount('data-autoplay data-controls="off"');
  await settle();
  expect([video.paused, video.controls]).toEqual([true, true]);
});

it('leaves the start to visitors who prefer reduced data, and loads the video at their press', async () => {
  prefer('(prefers-reduced-data: reduce)');
  const video = mount('data-autoplay', { source: '/saved.webm' });
  await settle();
  const requests = () => performance.getEntriesByType('resource').filter(({ name }) => /saved/.test(name));
  expect([video.paused, video.readyState, requests()]).toEqual([true, HTMLMediaElement.HAVE_NOTHING, []]);
  video.play().catch(() => undefined);
  await expect.poll(() => requests().length).toBeGreaterThan(0);
});

it('leaves the start to visitors who save data', async () => {
  const connection = { saveData: true };
  vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue(connection as never);
  const video = mount('data-autoplay');
  await settle();
  expect(video.paused).toBe(true);
});

it('shows captions from the first play on, unless the visitor turns them off', async () => {
  const video = mount('');
  const [track] = video.textTracks;
  expect(track?.mode).toBe('disabled');
  await video.play();
  await expect.poll(() => track?.mode).toBe('showing');
  if (track) track.mode = 'disabled';
  video.pause();
  await video.play();
  expect(track?.mode).toBe('disabled');
});
