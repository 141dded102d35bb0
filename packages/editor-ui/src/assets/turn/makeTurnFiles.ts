import type { FrameReader } from '../video/openFrames.ts';
import { nameFrame } from './turnSizes.ts';
import type { TurnWork } from './turnWork.ts';

/** Larger frames take long to upload, and visitors see at most 1,100 pixels. */
const maxWidthPx = 1600;

/**
 * Makes an image file of each frame of a turn.
 *
 * @throws Error if a frame can't be decoded
 */
export async function makeTurnFiles(
  frames: FrameReader,
  seconds: readonly number[],
  videoName: string,
  { signal, onProgress }: TurnWork,
): Promise<File[]> {
  const files: File[] = [];
  for await (const frame of frames.framesAt(seconds, Math.min(frames.widthPx, maxWidthPx))) {
    signal.throwIfAborted();
    if (!frame) throw new Error('A frame cannot be decoded');
    files.push(new File([frame], nameFrame(videoName, files.length, 'jpg'), { type: frame.type }));
    onProgress(files.length);
  }
  return files;
}
