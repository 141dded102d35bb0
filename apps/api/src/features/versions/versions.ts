import type { CallAnswer, contract, DeletedPage, WireComponentData } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import { toReport, type SaveReport } from '../epacks/guard/saveReport.ts';
import type { PageAddress } from '../epacks/pageAddress.ts';
import { markEpackChanged } from '../epacks/pageStore.ts';
import { findEpack } from '../epacks/queries.ts';
import type { Saver } from '../epacks/saver.ts';
import { storePage } from '../epacks/storePage.ts';
import { comparePages } from './comparePages.ts';
import { findRevision, readRevisions, toPage, type Revision } from './revisions.ts';

type Versions = CallAnswer<typeof contract.listPageVersions>['data'];
type Comparison = CallAnswer<typeof contract.comparePageVersions>['data'];

/** Part of a list. */
interface Range {
  offset: number;
  limit: number;
}

async function requireEpack(query: Queryable, user: CurrentUser, id: string): Promise<void> {
  if (!(await findEpack(query, user, id))) throw notFound();
}

/** Lists the revisions of a page, newest first, each with its changes. */
export async function listVersions(
  query: Queryable,
  user: CurrentUser,
  id: string,
  address: PageAddress,
  range: Range,
): Promise<Versions> {
  await requireEpack(query, user, id);
  const { rows, total } = await readRevisions(query, id, address, range);
  const pages = rows.map(toPage);
  const items = rows.slice(0, range.limit).map((row, index) => {
    const [page, before] = [pages[index], pages[index + 1]];
    // The very first revision is compared with the empty page it started from.
    const base = before ?? (row.revision === 1 ? toPage(undefined) : undefined);
    return {
      revision: row.revision,
      isCurrent: row.replaced_at === null,
      savedDate: row.saved_at.toISOString(),
      savedBy: row.username,
      replacedDate: row.replaced_at?.toISOString() ?? null,
      componentCount: row.component_count,
      sizeBytes: row.size_bytes,
      changes: page && base ? comparePages(base, page).counts : null,
    };
  });
  return { items, total };
}

/** Returns a revision. */
export async function readVersion(
  query: Queryable,
  user: CurrentUser,
  id: string,
  { revision, ...address }: PageAddress & { revision: number },
): Promise<{ components: WireComponentData[]; revision: number }> {
  await requireEpack(query, user, id);
  const found = await findRevision(query, id, address, { revision });
  if (!found) throw notFound();
  return { components: found.components, revision };
}

function toSide(revision: Revision | undefined): Comparison['from'] {
  return {
    revision: revision?.revision ?? 0,
    isCurrent: revision !== undefined && revision.replaced_at === null,
    savedDate: revision?.saved_at.toISOString() ?? null,
    savedBy: revision?.username ?? null,
  };
}

/** Compares two revisions: by default the current one and the one before it. */
export async function compareVersions(
  query: Queryable,
  user: CurrentUser,
  id: string,
  { from, to, ...address }: PageAddress & { from?: number | undefined; to?: number | undefined },
): Promise<Comparison> {
  await requireEpack(query, user, id);
  const find = (which: Parameters<typeof findRevision>[3]) => findRevision(query, id, address, which);
  const after = await find(to === undefined ? 'current' : { revision: to });
  const before = await find(from === undefined ? { before: after?.revision ?? 0 } : { revision: from });
  const isMissing = (to !== undefined && !after) || (from !== undefined && !before);
  if (isMissing || (!after && !before)) throw notFound();
  return { from: toSide(before), to: toSide(after), ...comparePages(toPage(before), toPage(after)) };
}

/**
 * Saves an old revision again, as a new one.
 *
 * @throws 409 `stale` if the page has a newer revision than expected
 */
export async function restoreVersion(
  database: Database,
  saver: Saver,
  id: string,
  { revision, expected, ...address }: PageAddress & { revision: number; expected: number | undefined },
): Promise<CallAnswer<typeof contract.restorePageVersion>['data']> {
  return database.transaction(async (query) => {
    if (!(await findEpack(query, saver.user, id, true))) throw notFound();
    const found = await findRevision(query, id, address, { revision });
    if (!found) throw notFound();
    const report: SaveReport = { issues: [], replaced: [] };
    const save = { ...address, epackId: id, components: found.components, expected, isFromStore: true };
    const restored = await storePage(query, saver, save, report);
    await markEpackChanged(query, id);
    const data = { ...address, revision, restored: restored.revision };
    await writeAudit(query, saver.user.id, 'page.restore', id, data);
    return { ...restored, ...toReport(report, saver.language) };
  });
}

interface DeletedRow extends PageAddress {
  revision: number;
  replaced_at: Date;
  component_count: number;
  total: number;
}

/** Lists the deleted pages, each with its last revision. */
export async function listDeletedPages(
  query: Queryable,
  user: CurrentUser,
  id: string,
  { offset, limit }: Range,
): Promise<{ items: DeletedPage[]; total: number }> {
  await requireEpack(query, user, id);
  const { rows } = await sql<DeletedRow>`
    select *, count(*) over () as total from (
      select distinct on (locale, template, page) locale, template, page, revision, replaced_at, component_count
      from page_version v
      where epack_id = ${id} and not exists (
        select from page p
        where p.epack_id = v.epack_id and (p.locale, p.template, p.page) = (v.locale, v.template, v.page)
      )
      order by locale, template, page, revision desc
    ) last order by replaced_at desc, locale, template, page offset ${offset} limit ${limit}
  `.execute(query);
  const items = rows.map(({ replaced_at, component_count, total: _total, ...row }) => ({
    ...row,
    deletedDate: replaced_at.toISOString(),
    componentCount: component_count,
  }));
  return { items, total: rows[0]?.total ?? 0 };
}
