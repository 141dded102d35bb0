import type { CallRequest, contract, ProductPages, ProductTable } from '@vitrina/api-client/contract';
import { pageDesigns } from '@vitrina/page-designs';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, invalidField } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Services } from '../services.ts';
import { openUploadStore } from '../uploads/uploadStore.ts';
import { scopeOf } from './importKeys.ts';
import { describeTable, readUploadedTable } from './productTable.ts';
import { requireImport } from './queries.ts';
import { readImport } from './readImport.ts';
import { runImport } from './runImport.ts';

type Beginning = Pick<Services, 'config' | 'database' | 'jobs'>;

/** Finds a complete upload of the user. @throws 404 for an unknown or expired one, 409 for an incomplete one */
async function requireUpload(
  { config, database }: Pick<Services, 'config' | 'database'>,
  user: CurrentUser,
  uploadId: string,
) {
  const upload = await database.query
    .selectFrom('upload')
    .select('name')
    .where('id', '=', uploadId)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  const store = openUploadStore(config);
  const parts = upload && (await store.parts.getUpload(store.idOf(uploadId)).catch(() => undefined));
  if (!parts) throw new Failure(404, 'uploadGone');
  if (parts.size === undefined || parts.offset < parts.size) throw new Failure(409, 'uploadNotComplete');
  return upload;
}

/** Describes the table of products in a complete upload. @throws as {@link requireUpload} and {@link readUploadedTable} */
export async function readProductTable(
  services: Pick<Services, 'config' | 'database'>,
  user: CurrentUser,
  uploadId: string,
): Promise<ProductTable> {
  const { name } = await requireUpload(services, user, uploadId);
  const store = openUploadStore(services.config);
  return describeTable(await store.withFile(uploadId, (path) => readUploadedTable(path, name)));
}

/** Checks how products become pages. @throws 400 */
function checkPages({ design, columns }: ProductPages): void {
  if (!pageDesigns.some(({ key }) => key === design))
    throw invalidField('body.products.design', 'notAllowed');
  if (!columns.some(({ role }) => role === 'name')) throw new Failure(400, 'productNameMissing');
}

/**
 * Begins an import of a complete upload: it is read and checked in the background.
 *
 * @returns the import's id
 * @throws 404 for an unknown or expired upload, 409 for an incomplete one
 */
export async function createPackageImport(
  services: Beginning,
  user: CurrentUser,
  { uploadId, products }: CallRequest<typeof contract.createPackageImport>['body'],
  language: Language,
): Promise<number> {
  const { database, jobs } = services;
  const { name } = await requireUpload(services, user, uploadId);
  if (products) checkPages(products);
  return database.transaction(async (transaction) => {
    const values = {
      user_id: user.id,
      upload_id: uploadId,
      name,
      scope: scopeOf(user),
      language,
      products: products ? JSON.stringify(products) : null,
      error: null,
      finished_at: null,
    };
    const { id } = await transaction
      .insertInto('package_import')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    await jobs.send(readImport, { importId: id }, { transaction });
    return id;
  });
}

/**
 * Starts creating the packages of a checked import. Starting it again changes nothing.
 *
 * @throws 409 while the import is read, or if it failed
 */
export async function startPackageImport(
  { database, jobs }: Beginning,
  user: CurrentUser,
  id: number,
  changed: 'skip' | 'update',
): Promise<void> {
  const { status } = await requireImport(database.query, user, id);
  if (status === 'running' || status === 'done') return;
  if (status !== 'checked') throw new Failure(409, 'importNotChecked');
  await database.transaction(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('package_import')
      .set({ status: 'running', updates_changed: changed === 'update' })
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .where('status', '=', 'checked')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await jobs.send(runImport, { importId: id }, { transaction });
  });
}
