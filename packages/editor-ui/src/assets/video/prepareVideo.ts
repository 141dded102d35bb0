import { FileRefusedError } from '@vitrina/editor-core/assets';
import type { PreparationOptions } from '@vitrina/editor-core/store';
import pLimit from 'p-limit';
import { BlobSource, Input } from 'mediabunny';

import { convertVideo, findFormat } from './convertVideo.ts';
import { isReady, planVideo } from './planVideo.ts';
import { readVideo } from './readVideo.ts';
import { videoFormats } from './videoFormats.ts';

/** One at a time: a conversion takes the whole machine. */
const inTurn = pLimit(1);

/** Converted videos by their originals, so that a retry after a failed upload doesn't convert again. */
const converted = new WeakMap<File, File>();

/**
 * Returns the video to upload. Shoppers' browsers play it, and it is no larger than they need, unless the user
 * keeps it as it is or this browser can't convert it.
 * @throws FileRefusedError if the video isn't playable and can't be converted
 */
export async function prepareVideo(
  file: File,
  { signal, onProgress, ask }: PreparationOptions,
): Promise<File> {
  const earlier = converted.get(file);
  if (earlier) return earlier;
  const input = new Input({ source: new BlobSource(file), formats: videoFormats });
  try {
    // The server tells why a file can't be read.
    const reading = await readVideo(input, file.size).catch(() => undefined);
    if (!reading) return file;
    const plan = planVideo(reading, isReady(reading) ? undefined : await findFormat(input));
    if (plan.type === 'refuse') throw new FileRefusedError(plan.code);
    if (plan.type === 'keep' || (await ask(plan.offer)) === 'keep') return file;
    const result = await inTurn(() => {
      signal.throwIfAborted();
      return convertVideo(input, file, plan.conversion, { signal, onProgress });
    });
    converted.set(file, result);
    return result;
  } finally {
    input.dispose();
  }
}
