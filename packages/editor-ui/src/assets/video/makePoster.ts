import { openFrames } from './openFrames.ts';
import { replaceExtension } from './replaceExtension.ts';

const posterSeconds = 1;

/** Returns the frame at one second, or in the middle of a shorter video; undefined if it can't be decoded. */
export async function makePoster(file: File, signal: AbortSignal): Promise<File | undefined> {
  const frames = await openFrames(file).catch(() => undefined);
  if (!frames) return undefined;
  try {
    const { durationSeconds } = frames;
    const seconds = durationSeconds > posterSeconds ? posterSeconds : durationSeconds / 2;
    const frame = await frames.frameAt(seconds);
    signal.throwIfAborted();
    return frame && toPosterFile(frame, file.name);
  } finally {
    frames.close();
  }
}

/** Names a frame after its video. */
export function toPosterFile(frame: Blob, videoName: string): File {
  return new File([frame], replaceExtension(videoName, ' poster.jpg'), { type: frame.type });
}
