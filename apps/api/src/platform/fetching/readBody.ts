import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

import { FetchFailure } from './fetchFailure.ts';

const decoders = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

function decode(body: Readable, contentEncoding: string): Readable {
  const createDecoder = decoders.get(contentEncoding.trim().toLowerCase());
  if (!createDecoder) return body;
  const decoder = createDecoder();
  body.once('error', (error) => decoder.destroy(error));
  decoder.once('close', () => body.destroy());
  return body.pipe(decoder);
}

/** Discards a body; its premature end is not an error. */
export function discardBody(body: Readable): void {
  body.on('error', () => undefined).destroy();
}

/**
 * Reads and decompresses a body, and stops at the limit: bytes beyond it are never held.
 *
 * @throws FetchFailure `tooLarge`
 */
export async function readBody(body: Readable, contentEncoding: string, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of decode(body, contentEncoding) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limitBytes) {
      discardBody(body);
      throw new FetchFailure('tooLarge');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
