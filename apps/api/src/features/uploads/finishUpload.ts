import type { UploadedFile } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { addAsset } from '../assets/assets.ts';
import { fileColumns, posterJoin, toUploadedFile, type FileRow } from '../files/fileRow.ts';
import { storeFile } from '../files/storeFile.ts';
import type { Services } from '../services.ts';
import { groupOf } from '../access/turnGroup.ts';
import type { UploadStore } from './uploadStore.ts';

interface FinishedUpload {
  id: string;
  /** The folder of the library; undefined for none. */
  folderId?: number | null | undefined;
}

async function readFile(query: Queryable, fileId: string): Promise<UploadedFile | undefined> {
  const { rows } = await sql<FileRow>`
    select ${fileColumns} from file f ${posterJoin} where f.id = ${fileId}
  `.execute(query);
  return rows[0] && toUploadedFile(rows[0]);
}

/**
 * Stores the file of a complete upload and adds it to the library. A repeated call returns the same file, so that a
 * client can ask again after its connection broke or the server was killed.
 *
 * @throws 404 for an unknown or expired upload, 409 for an incomplete one, and as {@link storeFile} does
 */
export async function finishUpload(
  services: Services,
  store: UploadStore,
  user: CurrentUser,
  { id, folderId }: FinishedUpload,
): Promise<UploadedFile> {
  const { database } = services;
  const upload = await database.query
    .selectFrom('upload')
    .select(['name', 'size_bytes', 'file_id'])
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (!upload) throw new Failure(404, 'uploadGone');
  const stored = upload.file_id === null ? undefined : await readFile(database.query, upload.file_id);
  const file = stored ?? (await storeParts(services, store, user, { id, name: upload.name }));
  await addAsset(services, user, { fileId: file.id, folderId, name: upload.name || file.id });
  return file;
}

async function storeParts(
  services: Services,
  store: UploadStore,
  user: CurrentUser,
  { id, name }: { id: string; name: string },
): Promise<UploadedFile> {
  const parts = await store.parts.getUpload(store.idOf(id)).catch(() => undefined);
  if (!parts) throw new Failure(404, 'uploadGone');
  if (parts.size === undefined || parts.offset < parts.size) throw new Failure(409, 'uploadNotComplete');
  const file = await store.withFile(id, (path) =>
    storeFile(services, { path, name, userId: user.id, group: groupOf(user) }),
  );
  await services.database.query
    .updateTable('upload')
    .set({ file_id: file.id })
    .where('id', '=', id)
    .execute();
  // Leftover parts are removed with the upload's row.
  await store.parts.remove(store.idOf(id)).catch(() => undefined);
  return file;
}
