import { maxFileBytes } from '@vitrina/api-client';
import { expect, test } from 'vitest';

import { planVideo, type VideoFormat, type VideoReading } from './planVideo.ts';

const megabyte = 1024 * 1024;

/** A minute of Full HD as a phone or camera exports it for the web: 5.6 Mbit/s. */
const light: VideoReading = {
  container: 'mp4',
  videoCodec: 'avc',
  audioCodec: 'aac',
  widthPx: 1920,
  heightPx: 1080,
  durationSeconds: 60,
  sizeBytes: 40 * megabyte,
};

const plan = (change: Partial<VideoReading>, format?: VideoFormat) =>
  planVideo({ ...light, ...change }, format);

test.each([
  ['Full HD', {}],
  ['of a phone held upright', { widthPx: 1080, heightPx: 1920 }],
  ['without sound', { audioCodec: null }],
  ['WebM', { container: 'webm', videoCodec: 'vp9', audioCodec: 'opus' }],
] as const)('a light, playable video is uploaded as it is: %s', (_, change) => {
  expect(plan(change, 'mp4')).toEqual({ type: 'keep' });
});

test.each([
  ['the codec of iPhones', { container: 'mov', videoCodec: 'hevc' }, false],
  ['sound that browsers do not play', { audioCodec: 'ac3' }, false],
  ['a container that is not stored', { container: undefined }, false],
  ['an unknown codec', { videoCodec: undefined }, false],
  ['4K', { widthPx: 3840, heightPx: 2160 }, true],
  ['a high bitrate', { sizeBytes: 100 * megabyte }, true],
] as const)('a conversion is offered: %s', (_, change, isOptional) => {
  expect(plan(change, 'mp4')).toMatchObject({
    type: 'convert',
    conversion: { format: 'mp4', widthPx: 1920, heightPx: 1080 },
    // A minute of 5 Mbit/s, and 128 kbit/s of sound.
    offer: { lines: 1080, sizeBytes: 38_460_000, original: { isPlayable: isOptional } },
  });
});

test('an upright 4K video keeps its shape, and small ones are not enlarged', () => {
  expect(plan({ widthPx: 2160, heightPx: 3840 }, 'mp4')).toMatchObject({
    conversion: { widthPx: 1080, heightPx: 1920 },
  });
  expect(plan({ widthPx: 321, heightPx: 175, videoCodec: 'hevc' }, 'webm')).toMatchObject({
    conversion: { format: 'webm', widthPx: 322, heightPx: 176 },
  });
});

test('where the browser cannot convert, a playable video is uploaded as it is and others are refused', () => {
  expect(plan({ widthPx: 3840, heightPx: 2160 })).toEqual({ type: 'keep' });
  expect(plan({ videoCodec: 'hevc' })).toEqual({ type: 'refuse', code: 'videoNotPlayable' });
});

test('a video over the size limit is converted if the result fits, and is never uploaded as it is', () => {
  const change = { sizeBytes: maxFileBytes.video + 1 };
  expect(plan(change, 'mp4')).toMatchObject({ offer: { original: { isPlayable: false } } });
  expect(plan(change)).toEqual({ type: 'refuse', code: 'fileTooLarge' });
  expect(plan({ ...change, durationSeconds: 3600 }, 'mp4')).toEqual({ type: 'refuse', code: 'fileTooLarge' });
});
