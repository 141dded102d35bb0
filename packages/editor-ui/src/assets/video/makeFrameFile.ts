import type { FrameReader } from './openFrames.ts';
import type { VideoBeside } from './useVideoBeside.ts';
import { loadVideoTools } from './videoWork.ts';

/** Makes an image file of the frame at a time. */
export async function makeFrameFile(
  { source, name }: VideoBeside,
  frames: FrameReader,
  seconds: number,
): Promise<File> {
  const { toPosterFile } = await loadVideoTools();
  const frame = await frames.frameAt(seconds);
  if (!frame) throw new Error('The frame cannot be decoded');
  return toPosterFile(frame, name || (source.split('/').at(-1) ?? ''));
}
