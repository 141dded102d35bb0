import multipart from '@fastify/multipart';
import { maxUploadBytes } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import { readUpload } from '../../platform/http/readUpload.ts';
import { sendBlob } from '../../platform/http/sendBlob.ts';
import { addAsset } from '../assets/assets.ts';
import type { Services } from '../services.ts';
import { cropFile } from './cropFile.ts';
import { storeFile } from './storeFile.ts';

/** Uploads, and the stored files themselves. */
export async function fileRoutes(routes: ContractRoutes, services: Services): Promise<void> {
  const { app } = routes;
  await app.register(multipart, { limits: { fileSize: maxUploadBytes, files: 1, fields: 10, parts: 12 } });

  routes.on(contract.uploadFile, async ({ user, request }) => {
    const { name, bytes } = await readUpload(request);
    const file = await storeFile(services, { name, bytes, userId: user.id });
    await addAsset(services.database, user, { fileId: file.id, name: file.name || file.id });
    return ok(file);
  });

  routes.on(contract.cropFile, async ({ user, params, body }) =>
    ok(await cropFile(services, user, params.id, body)),
  );

  app.get<{ Params: { name: string } }>('/files/:name', { schema: { hide: true } }, (request, reply) =>
    sendBlob(request, reply, services.blobs, { key: `files/${request.params.name}`, caching: 'immutable' }),
  );
}
