import pLimit from 'p-limit';

import { Failure } from '../../../platform/http/failure.ts';
import { workApart, type ThreadLimits } from '../../../platform/concurrency/workApart.ts';
import { toStoredImage, type StoredImage } from '../imageFormats.ts';
import type { CleanSvg, SvgRefusal } from './cleanSvg.ts';

const maxBytes = 2 * 1024 * 1024;

/** Each uses a thread with its own parser. */
const inTurn = pLimit(2);

/**
 * Cleans an SVG document in a separate thread and prepares it for storing.
 *
 * @throws 415 if it is not an SVG, 400 if it is too complex, has its own entities, or no size
 */
export async function encodeSvg(text: string, limits?: ThreadLimits): Promise<StoredImage> {
  const bytes = Buffer.from(text);
  if (bytes.length > maxBytes) throw new Failure(400, 'svgTooComplex');
  const answer = await inTurn(() =>
    workApart<CleanSvg | SvgRefusal>('svgWorker', bytes, { ...limits, isKept: true }),
  );
  if (answer === undefined) throw new Failure(400, 'svgTooComplex');
  if (typeof answer === 'string') throw new Failure(answer === 'fileKindUnknown' ? 415 : 400, answer);
  const { svg, ...size } = answer;
  return toStoredImage('svg', Buffer.from(svg), size);
}
