import multipart from '@fastify/multipart';
import { contract } from '@vitrina/api-client/contract';
import type { FastifyRequest } from 'fastify';

import { addAsset } from '../assets/assets.ts';
import type { ContractRoutes } from '../http/contractRoutes.ts';
import { Failure } from '../http/failure.ts';
import { ok } from '../http/ok.ts';
import { sendBlob } from '../http/sendBlob.ts';
import type { Services } from '../services.ts';
import { storeFile } from './storeFile.ts';

const maxUploadBytes = 30 * 1024 * 1024;

/** Reads the one file of a form. A form that breaks off, or is none, is the sender's mistake. */
async function readUpload(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
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

/** Uploads, and the stored files themselves. */
export async function fileRoutes(routes: ContractRoutes, services: Services): Promise<void> {
  const { app } = routes;
  await app.register(multipart, { limits: { fileSize: maxUploadBytes, files: 1, fields: 10, parts: 12 } });

  routes.on(contract.uploadFile, async ({ user, request }) => {
    if (!request.isMultipart()) throw new Failure(415, 'unsupportedMediaType');
    const { name, bytes } = await readUpload(request);
    const file = await storeFile(services, { name, bytes, userId: user.id });
    await addAsset(services.database, user, { fileId: file.id, name: file.name || file.id });
    return ok(file);
  });

  app.get<{ Params: { name: string } }>('/files/:name', { schema: { hide: true } }, (request, reply) =>
    sendBlob(request, reply, services.blobs, { key: `files/${request.params.name}`, caching: 'immutable' }),
  );
}
