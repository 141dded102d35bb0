import { MP4, QTFF, WEBM, type Input } from 'mediabunny';

import type { VideoReading } from './planVideo.ts';

const containers = new Map([
  [MP4, 'mp4'],
  [QTFF, 'mov'],
  [WEBM, 'webm'],
] as const);

/** Reads a video's container, codecs and measures; undefined for a file without video or in an unknown format. */
export async function readVideo(input: Input, sizeBytes: number): Promise<VideoReading | undefined> {
  if (!(await input.canRead())) return undefined;
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!video) return undefined;
  const durationSeconds = await input.computeDuration();
  if (!(durationSeconds > 0)) return undefined;
  return {
    container: containers.get(await input.getFormat()),
    videoCodec: (await video.getCodec()) ?? undefined,
    audioCodec: audio && ((await audio.getCodec()) ?? undefined),
    widthPx: await video.getDisplayWidth(),
    heightPx: await video.getDisplayHeight(),
    durationSeconds,
    sizeBytes,
  };
}
