import { open } from 'node:fs/promises';

import { Failure } from '../../platform/http/failure.ts';

/** Checks whether an upload is a zip. @throws 404 if it has expired */
export async function isZip(path: string): Promise<boolean> {
  const file = await open(path).catch(() => {
    throw new Failure(404, 'uploadGone');
  });
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1').startsWith('PK');
  } finally {
    await file.close();
  }
}
