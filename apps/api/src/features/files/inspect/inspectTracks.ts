import { playableCodecs } from '@vitrina/api-client';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';

import { mediaFormats } from '../mediaFormats.ts';
import type { Inspect } from './inspected.ts';

const maxEdgePx = 8192;

/** Reads duration, dimensions and codecs of a video or of audio, and refuses what browsers do not play. */
export const inspectTracks: Inspect = async ({ path, extension }) => {
  const codecs = playableCodecs[extension as keyof typeof playableCodecs];
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  const isVideo = mediaFormats[extension].kind === 'video';
  if (!(isVideo ? video : audio)) return { refusal: 'fileBroken' };
  if (isVideo && !codecs.video.includes(video?.codec ?? '')) return { refusal: 'videoNotPlayable' };
  if (audio && !codecs.audio.includes(audio.codec ?? '')) return { refusal: 'videoNotPlayable' };
  const durationSeconds = await input.computeDuration();
  if (!(durationSeconds > 0 && durationSeconds < 24 * 3600)) return { refusal: 'fileBroken' };
  const facts = {
    durationSeconds: Math.round(durationSeconds * 100) / 100,
    ...(isVideo && video?.codec && { videoCodec: video.codec }),
    ...(audio?.codec && { audioCodec: audio.codec }),
  };
  if (!isVideo || !video) return { facts };
  const { displayWidth: widthPx, displayHeight: heightPx } = video;
  const isUsual = [widthPx, heightPx].every((edge) => edge > 0 && edge <= maxEdgePx);
  return isUsual ? { facts, widthPx, heightPx } : { refusal: 'fileBroken' };
};
