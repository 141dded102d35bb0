import type { Asset, CallRequest, contract } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, invalidField, notFound } from '../../platform/http/failure.ts';
import { asText, contains, readList, type ListSource } from '../../platform/http/listQuery.ts';
import { isMissingReference } from '../../platform/storage/constraints.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { belongsTo, ownLicense } from '../access/epackScope.ts';
import { fileColumns, toUploadedFile, type FileRow } from '../files/fileRow.ts';
import type { Services } from '../services.ts';
import { requireFolder } from './folders.ts';
import { requireRoom } from './storageRoom.ts';
import { countUsage, listUsage } from './usage.ts';

type ListQuery = CallRequest<typeof contract.listAssets>['query'];
type NewAsset = CallRequest<typeof contract.addAsset>['body'];
type AssetChange = CallRequest<typeof contract.updateAsset>['body'];

interface Row extends Omit<FileRow, 'id'> {
  id: number;
  file_id: string;
  alt: string;
  folder_id: number | null;
  license: Asset['license'];
  username: string;
  created_at: Date;
  usage_count: number;
}

const tables = sql`
  asset a join file f on f.id = a.file_id join app_user u on u.id = a.owner_id left join license l on l.id = a.license_id
  left join file poster on poster.id = coalesce(a.poster_id, f.poster_id)
`;

function columnsFor(user: CurrentUser): RawBuilder<Row> {
  return sql<Row>`
    ${fileColumns}, a.id, a.file_id, a.name, a.alt, a.folder_id, a.created_at, u.username,
    case when l.id is null then null else json_build_object('id', l.id, 'name', l.name) end as license,
    ${countUsage(user)} as usage_count
  `;
}

function toAsset({ id, file_id, ...row }: Row): Asset {
  return {
    ...toUploadedFile({ ...row, id: file_id }),
    id,
    fileId: file_id,
    alt: row.alt,
    folderId: row.folder_id,
    license: row.license,
    createdBy: row.username,
    createdDate: row.created_at.toISOString(),
    usageCount: row.usage_count,
  };
}

function inFolder(folderId: ListQuery['folderId']): RawBuilder<unknown> | undefined {
  if (folderId === undefined) return undefined;
  return folderId === 'none' ? sql`a.folder_id is null` : sql`a.folder_id = ${folderId}`;
}

function isUsed(user: CurrentUser, usage: ListQuery['usage']): RawBuilder<unknown> | undefined {
  return usage && sql`${countUsage(user)} ${sql.raw(usage === 'used' ? '>' : '=')} 0`;
}

/** Lists the assets a user can access. Default order: newest first. */
export async function listAssets(
  query: Queryable,
  user: CurrentUser,
  request: ListQuery,
): Promise<{ items: Asset[]; total: number }> {
  const { search, folderId, licenses, kinds, usage } = request;
  const source: ListSource<Row, ListQuery['sort'][number]['column']> = {
    select: columnsFor(user),
    from: tables,
    conditions: [
      belongsTo(user, 'a'),
      contains(search, [sql`a.name`, sql`a.alt`]),
      licenses && sql`a.license_id = any(${licenses}::int[])`,
      kinds && sql`f.kind = any(${kinds})`,
      inFolder(folderId),
      isUsed(user, usage),
    ],
    columns: {
      name: asText(sql`a.name`),
      createdDate: sql`a.created_at`,
      sizeBytes: sql`f.size_bytes`,
      createdBy: asText(sql`u.username`),
      usageCount: countUsage(user),
    },
    defaultSort: [{ column: 'createdDate', isDescending: true }],
    tieBreaker: sql`a.id desc`,
  };
  const { items, total } = await readList(query, source, request);
  return { items: items.map(toAsset), total };
}

/** Returns an asset the user can access. */
export async function requireAsset(query: Queryable, user: CurrentUser, id: number): Promise<Asset> {
  const { rows } = await sql<Row>`
    select ${columnsFor(user)} from ${tables} where a.id = ${id} and ${belongsTo(user, 'a')}
  `.execute(query);
  if (!rows[0]) throw notFound();
  return toAsset(rows[0]);
}

/** Returns the owner of a new asset: the folder's owner, or the chosen license. */
async function chooseOwner(query: Queryable, user: CurrentUser, { folderId, licenseId }: Partial<NewAsset>) {
  if (folderId == null)
    return { license_id: ownLicense(user, licenseId), owner_id: user.id, folder_id: null };
  const { license_id, owner_id } = await requireFolder(query, user, folderId);
  return { license_id, owner_id, folder_id: folderId };
}

/** Checks whether the license has the file already; adding it again costs nothing. */
async function isInLibrary(
  query: Queryable,
  { license_id }: { license_id: number | null },
  fileId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from asset where license_id = ${license_id} and file_id = ${fileId}
  `.execute(query);
  return rows.length > 0;
}

/**
 * Adds a stored file to the library, once per license.
 *
 * @throws 409 `storageFull` if the license has no room for it
 */
export async function addAsset(
  { database, config }: Pick<Services, 'database' | 'config'>,
  user: CurrentUser,
  asset: NewAsset,
): Promise<Asset> {
  return database.transaction(async (query) => {
    const file = await query
      .selectFrom('file')
      .select(['name', 'created_by', 'size_bytes'])
      .where('id', '=', asset.fileId)
      .executeTakeFirst();
    if (!file) throw invalidField('body.fileId', 'notAllowed');
    const place = await chooseOwner(query, user, asset);
    if (!(await isInLibrary(query, place, asset.fileId)))
      await requireRoom(query, place.license_id, {
        addedBytes: file.size_bytes,
        limitBytes: config.licenseStorageBytes,
      });
    // The name given by another uploader is not disclosed.
    const name = asset.name?.trim() ?? (file.created_by === user.id ? file.name : asset.fileId);
    const id = await insertAsset(query, { ...place, file_id: asset.fileId, name, alt: asset.alt ?? '' });
    return requireAsset(query, user, id);
  });
}

type AssetValues = Pick<Row, 'file_id' | 'name' | 'alt' | 'folder_id'> & {
  license_id: number | null;
  owner_id: number;
};

async function insertAsset(query: Queryable, values: AssetValues): Promise<number> {
  try {
    const added = await query
      .insertInto('asset')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) return added.id;
  } catch (error) {
    throw isMissingReference(error) ? invalidField('body.licenseId', 'notAllowed') : error;
  }
  const { license_id, owner_id, file_id, folder_id } = values;
  const owner =
    license_id === null
      ? sql`license_id is null and owner_id = ${owner_id}`
      : sql`license_id = ${license_id}`;
  // An upload adds the file to the library without a folder; naming a folder moves it there.
  if (folder_id !== null) {
    await sql`
      update asset set folder_id = ${folder_id} where file_id = ${file_id} and ${owner} and folder_id is null
    `.execute(query);
  }
  const { rows } = await sql<{ id: number }>`
    select id from asset where file_id = ${file_id} and ${owner}
  `.execute(query);
  if (!rows[0]) throw notFound();
  return rows[0].id;
}

/** Returns the id of an image of the user's library. */
async function choosePoster(
  query: Queryable,
  user: CurrentUser,
  fileId: string | null,
): Promise<string | null> {
  if (fileId === null) return null;
  const { rows } = await sql`
    select from asset a join file f on f.id = a.file_id
    where f.id = ${fileId} and f.kind = 'image' and ${belongsTo(user, 'a')} limit 1
  `.execute(query);
  if (rows.length === 0) throw invalidField('body.posterFileId', 'notAllowed');
  return fileId;
}

/** Renames or describes an asset, or moves it within its owner's folders. */
export async function updateAsset(
  database: Database,
  user: CurrentUser,
  id: number,
  { name, alt, folderId, posterFileId }: AssetChange,
): Promise<Asset> {
  return database.transaction(async (query) => {
    const before = await requireAsset(query, user, id);
    if (folderId != null) {
      const folder = await requireFolder(query, user, folderId);
      if (folder.license_id !== (before.license?.id ?? null)) throw new Failure(400, 'folderOfOtherLicense');
    }
    const values = {
      name: name?.trim() ?? before.name,
      alt: alt ?? before.alt,
      folder_id: folderId === undefined ? before.folderId : folderId,
    };
    const poster =
      posterFileId === undefined ? {} : { poster_id: await choosePoster(query, user, posterFileId) };
    await query
      .updateTable('asset')
      .set({ ...values, ...poster })
      .where('id', '=', id)
      .execute();
    return requireAsset(query, user, id);
  });
}

/**
 * Removes an asset from the library, unless an epack uses it. The file stays: versions and publications may
 * need it.
 */
export async function deleteAsset(database: Database, user: CurrentUser, id: number): Promise<void> {
  await database.transaction(async (query) => {
    await requireAsset(query, user, id);
    const { rows } = await sql<{ n: number }>`
      select ${countUsage()} as n from asset a join file f on f.id = a.file_id where a.id = ${id}
    `.execute(query);
    const total = rows[0]?.n ?? 0;
    if (total > 0) {
      const items = await listUsage(query, user, id);
      throw new Failure(409, 'assetInUse', { data: { items, total } });
    }
    await query.deleteFrom('asset').where('id', '=', id).execute();
  });
}
