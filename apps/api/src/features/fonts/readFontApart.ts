import { Failure } from '../../platform/http/failure.ts';
import { workApart } from '../../platform/work/workApart.ts';
import type { FontFace, FontRefusal } from './readFont.ts';

/**
 * Reads what face a font file holds, apart from the server: a font can keep its parser busy without end.
 *
 * @throws 415 for what is no font, 400 for one whose maker forbids embedding
 */
export async function readFontApart(bytes: Buffer, timeoutMs?: number): Promise<FontFace> {
  const answer = await workApart<FontFace | FontRefusal>('fontWorker', bytes, timeoutMs);
  if (answer === undefined) throw new Failure(415, 'fontNotReadable');
  if (typeof answer !== 'string') return answer;
  throw new Failure(answer === 'fontNotReadable' ? 415 : 400, answer);
}
