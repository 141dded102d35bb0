import type { FastifyRequest } from 'fastify';

import { Failure } from './failure.ts';

/** Reads the file of a form. A form that breaks off or is invalid is the client's error. */
export async function readUpload(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new Failure(415, 'unsupportedMediaType');
  try {
    const part = await request.file();
    const bytes = await part?.toBuffer();
    if (!part || !bytes || bytes.length === 0) throw new Failure(400, 'fileMissing');
    return { name: part.filename, bytes };
  } catch (error) {
    const isKnown = error instanceof Failure || 'statusCode' in (error as Error);
    throw isKnown ? error : new Failure(400, 'malformedBody');
  }
}
