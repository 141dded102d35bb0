import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Services } from '../services.ts';
import { openUploadStore } from '../uploads/uploadStore.ts';
import { scopeOf } from './importKeys.ts';
import { requireImport } from './queries.ts';
import { readImport } from './readImport.ts';
import { runImport } from './runImport.ts';

type Beginning = Pick<Services, 'config' | 'database' | 'jobs'>;

/**
 * Begins an import of a complete upload: it is read and checked in the background.
 *
 * @returns the import's id
 * @throws 404 for an unknown or expired upload, 409 for an incomplete one
 */
export async function createPackageImport(
  { config, database, jobs }: Beginning,
  user: CurrentUser,
  uploadId: string,
  language: Language,
): Promise<number> {
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
  return database.transaction(async (transaction) => {
    const values = {
      user_id: user.id,
      upload_id: uploadId,
      name: upload.name,
      scope: scopeOf(user),
      language,
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
