import type { AssetFolder, CallRequest, contract } from '@vitrina/api-client/contract';
import { maxFolderDepth } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, invalidField, notFound } from '../../platform/http/failure.ts';
import { isDuplicate, isMissingReference } from '../../platform/storage/constraints.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { belongsTo, ownLicense } from '../access/epackScope.ts';

type NewFolder = CallRequest<typeof contract.createAssetFolder>['body'];
type FolderChange = CallRequest<typeof contract.updateAssetFolder>['body'];

/** A folder's own row. */
export interface FolderRow {
  id: number;
  license_id: number | null;
  owner_id: number;
  parent_id: number | null;
  name: string;
}

/** Lists every folder a user can access, by name. */
export async function listFolders(query: Queryable, user: CurrentUser): Promise<AssetFolder[]> {
  const { rows } = await sql<AssetFolder>`
    select d.id, d.name, d.parent_id as "parentId",
      case when l.id is null then null else json_build_object('id', l.id, 'name', l.name) end as license,
      (select count(*) from asset a where a.folder_id = d.id) as "assetCount"
    from asset_folder d left join license l on l.id = d.license_id where ${belongsTo(user, 'd')}
    order by d.name collate "und-x-icu", d.id
  `.execute(query);
  return rows;
}

/** Returns a folder the user can access, locked against moving and deleting until the transaction ends. */
export async function requireFolder(query: Queryable, user: CurrentUser, id: number): Promise<FolderRow> {
  const { rows } = await sql<FolderRow>`
    select d.id, d.license_id, d.owner_id, d.parent_id, d.name from asset_folder d
    where d.id = ${id} and ${belongsTo(user, 'd')} for update
  `.execute(query);
  if (!rows[0]) throw notFound();
  return rows[0];
}

async function answer(query: Queryable, user: CurrentUser, id: number): Promise<AssetFolder> {
  const folder = (await listFolders(query, user)).find((one) => one.id === id);
  if (!folder) throw notFound();
  return folder;
}

/** Returns the depth of a folder (1 at the top), and the number of levels including its subfolders. */
async function measure(
  query: Queryable,
  id: number,
): Promise<{ depth: number; height: number; below: number[] }> {
  const { rows } = await sql<{ depth: number; height: number; below: number[] }>`
    with recursive up as (
      select parent_id, 1 as n from asset_folder where id = ${id}
      union all select d.parent_id, n + 1 from asset_folder d join up on d.id = up.parent_id
    ), down as (
      select id, 1 as n from asset_folder where id = ${id}
      union all select d.id, n + 1 from asset_folder d join down on d.parent_id = down.id
    )
    select (select max(n) from up) as depth, (select max(n) from down) as height, array(select id from down) as below
  `.execute(query);
  return rows[0] ?? { depth: 0, height: 0, below: [] };
}

async function orTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isDuplicate(error)) throw new Failure(409, 'folderTaken');
    throw isMissingReference(error) ? invalidField('body.licenseId', 'notAllowed') : error;
  }
}

/** Creates a folder. A subfolder has the owner of its parent. */
export async function createFolder(
  database: Database,
  user: CurrentUser,
  { name, parentId, licenseId }: NewFolder,
): Promise<AssetFolder> {
  return database.transaction(async (query) => {
    const parent = parentId == null ? undefined : await requireFolder(query, user, parentId);
    if (parent && (await measure(query, parent.id)).depth >= maxFolderDepth) {
      throw new Failure(400, 'folderTooDeep');
    }
    const place = parent
      ? { license_id: parent.license_id, owner_id: parent.owner_id, parent_id: parent.id }
      : { license_id: ownLicense(user, licenseId), owner_id: user.id, parent_id: null };
    const { id } = await orTaken(() =>
      query
        .insertInto('asset_folder')
        .values({ ...place, name: name.trim() })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    return answer(query, user, id);
  });
}

/** Refuses a new parent that is another license's, the folder itself, or too deep. */
async function checkParent(
  query: Queryable,
  user: CurrentUser,
  folder: FolderRow,
  parentId: number,
): Promise<void> {
  const parent = await requireFolder(query, user, parentId);
  const isSameOwner = parent.license_id !== null || parent.owner_id === folder.owner_id;
  if (parent.license_id !== folder.license_id || !isSameOwner) throw new Failure(400, 'folderOfOtherLicense');
  const { below, height } = await measure(query, folder.id);
  const { depth } = await measure(query, parentId);
  if (below.includes(parentId) || depth + height > maxFolderDepth) throw new Failure(400, 'folderTooDeep');
}

/**
 * Renames or moves a folder. Moves are serialized: two parallel ones could put each folder into the other.
 */
export async function updateFolder(
  database: Database,
  user: CurrentUser,
  id: number,
  { name, parentId }: FolderChange,
): Promise<AssetFolder> {
  return database.transaction(async (query) => {
    await sql`lock table asset_folder in share row exclusive mode`.execute(query);
    const folder = await requireFolder(query, user, id);
    if (parentId != null) await checkParent(query, user, folder, parentId);
    const values = {
      name: name?.trim() ?? folder.name,
      parent_id: parentId === undefined ? folder.parent_id : parentId,
    };
    await orTaken(() => query.updateTable('asset_folder').set(values).where('id', '=', id).execute());
    return answer(query, user, id);
  });
}

/** Deletes an empty folder. */
export async function deleteFolder(database: Database, user: CurrentUser, id: number): Promise<void> {
  await database.transaction(async (query) => {
    await requireFolder(query, user, id);
    try {
      await query.deleteFrom('asset_folder').where('id', '=', id).execute();
    } catch (error) {
      throw isMissingReference(error) ? new Failure(409, 'folderNotEmpty') : error;
    }
  });
}
