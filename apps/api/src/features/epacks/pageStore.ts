import { sql } from 'kysely';
import type { WireComponentData } from '@vitrina/api-client/contract';

import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { prepared } from '../../platform/storage/preparedStatements.ts';
import { findFileIds } from './fileIds.ts';

/** The address of a page. */
export interface PageAddress {
  locale: string;
  template: string;
  page: string;
}

/** A page's current state. */
export interface StoredPage {
  revision: number;
  components: WireComponentData[];
}

/** A save of one page. The caller has locked the epack's row. */
export interface PageSave extends PageAddress {
  epackId: string;
  userId: number;
  components: readonly WireComponentData[];
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
function stale(save: PageSave, current: StoredPage | undefined): Failure {
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
  { epackId, locale, template, page }: PageSave,
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
 * Saves a page and keeps the version it replaces.
 *
 * @returns the new revision
 * @throws 409 `stale` if the page is not at the expected revision
 */
export async function writePage(query: Queryable, save: PageSave): Promise<number> {
  const { epackId, locale, template, page, userId } = save;
  const [current] = await keepVersions(query, epackId, save);
  if (save.expected !== undefined && save.expected !== (current ?? 0)) {
    throw stale(save, await findPage(query, epackId, save));
  }
  const revision = (current ?? (await lastRevision(query, save))) + 1;
  const components = JSON.stringify(save.components);
  const values = {
    revision,
    components,
    component_count: save.components.length,
    size_bytes: Buffer.byteLength(components),
    file_ids: findFileIds(components),
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
  return revision;
}

/** A page, a whole template, or a whole locale, depending on the given parts of the address. */
export type PageRange = Pick<PageAddress, 'locale'> & Partial<PageAddress>;

/** Stores pages as versions before they change. @returns their revisions */
async function keepVersions(query: Queryable, epackId: string, range: PageRange): Promise<number[]> {
  const { rows } = await sql<{ revision: number }>`${prepared}
    insert into page_version
      (epack_id, locale, template, page, revision, components, component_count, size_bytes, saved_at, saved_by)
    select epack_id, locale, template, page, revision, components, component_count, size_bytes, saved_at, saved_by
    from page where epack_id = ${epackId} and locale = ${range.locale}
      and (${range.template ?? null}::text is null or template = ${range.template ?? null})
      and (${range.page ?? null}::text is null or page = ${range.page ?? null})
    returning revision
  `.execute(query);
  return rows.map(({ revision }) => revision);
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
