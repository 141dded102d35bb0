import { standardCatalogue } from '@vitrina/block-catalogue';
import type { WireComponentData } from '@vitrina/api-client/contract';
import { emptyPage, loadPage, type Page } from '@vitrina/epack-model';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import type { PageAddress } from '../epacks/pageAddress.ts';

/** A revision of a page, without its content. */
export interface RevisionRow {
  revision: number;
  saved_at: Date;
  username: string;
  /** Null for the current revision. */
  replaced_at: Date | null;
  component_count: number;
  size_bytes: number;
}

/** A revision with its content. */
export interface Revision extends RevisionRow {
  components: WireComponentData[];
}

/** The current revision and those it replaced, as a table `v`. */
function revisionsOf(epackId: string, { locale, template, page }: PageAddress) {
  const at = sql`epack_id = ${epackId} and locale = ${locale} and template = ${template} and page = ${page}`;
  const columns = sql`revision, components, component_count, size_bytes, saved_at, saved_by`;
  return sql`(
    select ${columns}, null::timestamptz as replaced_at from page where ${at}
    union all
    select ${columns}, replaced_at from page_version where ${at}
  )`;
}

const rowColumns = sql`v.revision, v.saved_at, u.username, v.replaced_at, v.component_count, v.size_bytes`;

/**
 * Reads revisions with their content, newest first: up to `limit + 1` of them, so that the last requested one
 * can be compared with the one before.
 */
export async function readRevisions(
  query: Queryable,
  epackId: string,
  address: PageAddress,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Revision[]; total: number }> {
  const revisions = revisionsOf(epackId, address);
  const { rows } = await sql<Revision>`
    select ${rowColumns}, v.components from ${revisions} v join app_user u on u.id = v.saved_by
    order by v.revision desc offset ${offset} limit ${limit + 1}
  `.execute(query);
  const counted = await sql<{ total: number }>`select count(*) as total from ${revisions} v`.execute(query);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Finds a revision: by number, the current one (`current`), or the last one before a number (`before`). */
export async function findRevision(
  query: Queryable,
  epackId: string,
  address: PageAddress,
  which: { revision: number } | { before: number } | 'current',
): Promise<Revision | undefined> {
  const condition =
    which === 'current'
      ? sql`v.replaced_at is null`
      : 'revision' in which
        ? sql`v.revision = ${which.revision}`
        : sql`v.revision < ${which.before}`;
  const { rows } = await sql<Revision>`
    select ${rowColumns}, v.components from ${revisionsOf(epackId, address)} v join app_user u on u.id = v.saved_by
    where ${condition} order by v.revision desc limit 1
  `.execute(query);
  return rows[0];
}

/** Converts a revision to a page as in the editor; a missing one is an empty page. */
export function toPage(revision: Pick<Revision, 'components'> | undefined): Page {
  return revision ? loadPage(revision.components, standardCatalogue.rules).page : emptyPage;
}
