import { sql } from 'kysely';
import type { WireComponentData } from '@vitrina/api-client/contract';

import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { prepared } from '../../platform/storage/preparedStatements.ts';
import type { PageAddress, PageRange } from './pageAddress.ts';

/** A page's current state. */
export interface StoredPage {
  revision: number;
  components: WireComponentData[];
}

/** A version that a save replaced. */
export interface StoredVersion {
  revision: number;
  saved_by: number;
  saved_at: Date;
}

/** A checked page to write. The caller has locked the epack's row. */
interface PageWrite extends PageAddress {
  epackId: string;
  userId: number;
  components: readonly WireComponentData[];
  /** The mentioned files that the user can access. */
  fileIds: readonly string[];
  /** The revision the save is based on: 0 for a new page. Undefined: the save replaces any revision. */
  expected?: number | undefined;
}

/** The page as it is now. */
export async function findPage(
  query: Queryable,
  epackId: string,
  { locale, template, page }: PageAddress,
): Promise<StoredPage | undefined> {
  const row = await query
    .selectFrom('page')
    .modifyFront(prepared)
    .select(['revision', 'components'])
    .where('epack_id', '=', epackId)
    .where('locale', '=', locale)
    .where('template', '=', template)
    .where('page', '=', page)
    .executeTakeFirst();
  return row as StoredPage | undefined;
}

/** Returns the 409 with both versions: the sent one and the current one. */
function stale(save: PageWrite, current: StoredPage | undefined): Failure {
  const { locale, template, page } = save;
  const theirs = current?.components ?? null;
  const data = {
    yours: save.components,
    theirs,
    revision: current?.revision ?? 0,
    page: { locale, template, page },
  };
  return new Failure(409, 'stale', { data });
}

/**
 * Returns the last revision, including those of a deleted page: a recreated page continues the numbers, so
 * that an old revision never matches by accident.
 */
async function lastRevision(
  query: Queryable,
  { epackId, locale, template, page }: PageWrite,
): Promise<number> {
  const row = await query
    .selectFrom('page_version')
    .select(({ fn }) => fn.max('revision').as('revision'))
    .where('epack_id', '=', epackId)
    .where('locale', '=', locale)
    .where('template', '=', template)
    .where('page', '=', page)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** The columns that a save replaces in an existing page, without sending their values twice. */
const replacedBySave = {
  revision: sql<number>`excluded.revision`,
  components: sql<string>`excluded.components`,
  component_count: sql<number>`excluded.component_count`,
  size_bytes: sql<number>`excluded.size_bytes`,
  file_ids: sql<string[]>`excluded.file_ids`,
  saved_by: sql<number>`excluded.saved_by`,
  saved_at: sql<Date>`excluded.saved_at`,
};

/**
 * Writes a page that `storePage` has checked, and keeps the version it replaces.
 *
 * @returns the new revision and the replaced version
 * @throws 409 `stale` if the page is not at the expected revision
 */
export async function writePage(
  query: Queryable,
  save: PageWrite,
): Promise<{ revision: number; before: StoredVersion | undefined }> {
  const { epackId, locale, template, page, userId } = save;
  const [before] = await keepVersions(query, epackId, save);
  if (save.expected !== undefined && save.expected !== (before?.revision ?? 0)) {
    throw stale(save, await findPage(query, epackId, save));
  }
  const revision = (before?.revision ?? (await lastRevision(query, save))) + 1;
  const components = JSON.stringify(save.components);
  const values = {
    revision,
    components,
    component_count: save.components.length,
    size_bytes: Buffer.byteLength(components),
    file_ids: [...save.fileIds],
    saved_by: userId,
    saved_at: new Date(),
  };
  await query
    .insertInto('page')
    .values({ epack_id: epackId, locale, template, page, ...values })
    .onConflict((conflict) =>
      conflict.columns(['epack_id', 'locale', 'template', 'page']).doUpdateSet(replacedBySave),
    )
    .execute();
  return { revision, before };
}

/** Stores pages as versions before they change, and returns them. */
async function keepVersions(query: Queryable, epackId: string, range: PageRange): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`${prepared}
    insert into page_version
      (epack_id, locale, template, page, revision, components, component_count, size_bytes, saved_at, saved_by)
    select epack_id, locale, template, page, revision, components, component_count, size_bytes, saved_at, saved_by
    from page where epack_id = ${epackId} and locale = ${range.locale}
      and (${range.template ?? null}::text is null or template = ${range.template ?? null})
      and (${range.page ?? null}::text is null or page = ${range.page ?? null})
    returning revision, saved_by, saved_at
  `.execute(query);
  return rows;
}

/** Deletes pages; their last versions are kept. @returns the number of deleted pages */
export async function deletePages(query: Queryable, epackId: string, range: PageRange): Promise<number> {
  await keepVersions(query, epackId, range);
  let deletion = query.deleteFrom('page').where('epack_id', '=', epackId).where('locale', '=', range.locale);
  if (range.template !== undefined) deletion = deletion.where('template', '=', range.template);
  if (range.page !== undefined) deletion = deletion.where('page', '=', range.page);
  const result = await deletion.executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Sets the time of an epack's last change to now, after one of its pages has changed. */
export async function markEpackChanged(query: Queryable, id: string): Promise<void> {
  await query.updateTable('epack').set({ updated_at: new Date() }).where('id', '=', id).execute();
}
