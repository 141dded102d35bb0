import multipart from '@fastify/multipart';
import { maxFormUploadBytes } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import { readUpload } from '../../platform/http/readUpload.ts';
import { addAsset } from '../assets/assets.ts';
import { storeBytes } from '../files/storeBytes.ts';
import type { Services } from '../services.ts';
import { finishUpload } from './finishUpload.ts';
import { resumableRoutes } from './resumableRoutes.ts';
import { groupOf } from '../access/turnGroup.ts';
import { openUploadStore } from './uploadStore.ts';

/** Uploads into the library: as a form, and resumable. */
export async function uploadRoutes(routes: ContractRoutes, services: Services): Promise<void> {
  await routes.app.register(multipart, {
    limits: { fileSize: maxFormUploadBytes, files: 1, fields: 10, parts: 12 },
  });
  const store = openUploadStore(services.config);

  routes.on(contract.uploadFile, async ({ user, request }) => {
    const upload = await readUpload(request);
    const file = await storeBytes(services, { ...upload, userId: user.id, group: groupOf(user) });
    await addAsset(services, user, { fileId: file.id, name: file.name || file.id });
    return ok(file);
  });
  routes.on(contract.finishUpload, async ({ user, params, body }) =>
    ok(await finishUpload(services, store, user, { id: params.id, folderId: body.folderId })),
  );
  resumableRoutes(routes, services, store);
}
