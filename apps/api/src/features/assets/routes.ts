import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { ok } from '../../platform/http/ok.ts';
import { toUploadedFile } from '../files/fileRow.ts';
import type { Services } from '../services.ts';
import { addAsset, deleteAsset, listAssets, requireAsset, updateAsset } from './assets.ts';
import { cropFile } from './cropFile.ts';
import { createFolder, deleteFolder, listFolders, updateFolder } from './folders.ts';
import { lightenFile } from './lightenFile.ts';
import { requireFile } from './requireFile.ts';
import { listUsage } from './usage.ts';

/** The library of uploaded files, in folders. */
export function assetRoutes(routes: ContractRoutes, services: Services): void {
  const { database } = services;
  routes.on(contract.listAssets, async ({ user, query }) =>
    ok(await listAssets(database.query, user, query)),
  );
  routes.on(contract.addAsset, async ({ user, body }) => ok(await addAsset(services, user, body)));
  routes.on(contract.getAsset, async ({ user, params }) =>
    ok(await requireAsset(database.query, user, params.id)),
  );
  routes.on(contract.getAssetUsage, async ({ user, params }) => {
    await requireAsset(database.query, user, params.id);
    const items = await listUsage(database.query, user, params.id);
    return ok({ items, total: items.length });
  });
  routes.on(contract.updateAsset, async ({ user, params, body }) =>
    ok(await updateAsset(database, user, params.id, body)),
  );
  routes.on(contract.deleteAsset, async ({ user, params }) => {
    await deleteAsset(database, user, params.id);
    return ok({});
  });
  routes.on(contract.getFile, async ({ user, params }) =>
    ok(toUploadedFile(await requireFile(database.query, user, params.id))),
  );
  routes.on(contract.lightenModel, async ({ user, params }) =>
    ok(await lightenFile(services, user, params.id)),
  );
  routes.on(contract.cropFile, async ({ user, params, body }) =>
    ok(await cropFile(services, user, params.id, body)),
  );
  folderRoutes(routes, services);
}

function folderRoutes(routes: ContractRoutes, { database }: Services): void {
  routes.on(contract.listAssetFolders, async ({ user }) => ok(await listFolders(database.query, user)));
  routes.on(contract.createAssetFolder, async ({ user, body }) =>
    ok(await createFolder(database, user, body)),
  );
  routes.on(contract.updateAssetFolder, async ({ user, params, body }) =>
    ok(await updateFolder(database, user, params.id, body)),
  );
  routes.on(contract.deleteAssetFolder, async ({ user, params }) => {
    await deleteFolder(database, user, params.id);
    return ok({});
  });
}
