import { Failure } from '../../platform/http/failure.ts';
import { workApart, type ThreadLimits } from '../../platform/concurrency/workApart.ts';
import type { FontFace, FontRefusal } from './readFont.ts';

/**
 * Reads the face of a font file in a separate thread: a font can keep its parser busy forever.
 *
 * @throws 415 if it is not a font, 400 if its license forbids embedding
 */
export async function readFontApart(bytes: Buffer, limits?: ThreadLimits): Promise<FontFace> {
  const answer = await workApart<FontFace | FontRefusal>('fontWorker', bytes, limits);
  if (answer === undefined) throw new Failure(415, 'fontNotReadable');
  if (typeof answer !== 'string') return answer;
  throw new Failure(answer === 'fontNotReadable' ? 415 : 400, answer);
}
