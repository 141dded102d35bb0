import type { CallRequest, contract, PublicationRun, PublicationRunRow } from '@vitrina/api-client/contract';
import { type RawBuilder, sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import { asText, contains, type ListSource, readList } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { isoDate } from '../../platform/storage/isoDate.ts';
import { inScopeOf } from '../access/epackScope.ts';
import { issueText } from '../epacks/guard/issueText.ts';
import { type FirstImage, firstImage, toThumbnail } from '../epacks/thumbnail.ts';

type RunsQuery = CallRequest<typeof contract.listPublicationRuns>['query'];
type RowsQuery = CallRequest<typeof contract.listPublicationRunRows>['query'];

const noCounts: PublicationRun['counts'] = {
  checking: 0,
  ready: 0,
  refused: 0,
  none: 0,
  waiting: 0,
  done: 0,
  failed: 0,
};

interface FoundRun extends Omit<PublicationRun, 'total' | 'counts'> {
  counts: Partial<PublicationRun['counts']>;
}

/** Runs (alias `t`), with the rows whose epacks the user can reach. */
const runColumns = (user: CurrentUser): RawBuilder<FoundRun> => sql<FoundRun>`
  t.id, t.action, t.status, ${isoDate(sql`t.due_at`)} as "publishDate", ${isoDate(sql`t.created_at`)} as "createdDate",
  (select coalesce(json_object_agg(s.status, s.n), '{}'::json) from (
    select r.status, count(*)::int as n
    from publication_run_row r join epack e on e.id = r.epack_id and ${inScopeOf(user)} where r.run_id = t.id
    group by r.status
  ) s) as counts
`;

function toRun({ counts: found, ...run }: FoundRun): PublicationRun {
  const counts = { ...noCounts, ...found };
  return { ...run, total: Object.values(counts).reduce((sum, count) => sum + count, 0), counts };
}

/** Reads a bulk publication of the user. @throws 404 */
export async function readPublicationRun(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<PublicationRun> {
  const { rows } = await sql<FoundRun>`
    select ${runColumns(user)} from publication_run t where t.id = ${id} and t.user_id = ${user.id}
  `.execute(query);
  if (!rows[0]) throw notFound();
  return toRun(rows[0]);
}

/** Lists the bulk publications of the user. */
export async function listPublicationRuns(
  query: Queryable,
  user: CurrentUser,
  request: RunsQuery,
): Promise<{ items: PublicationRun[]; total: number }> {
  const source: ListSource<FoundRun, RunsQuery['sort'][number]['column']> = {
    select: runColumns(user),
    from: sql`publication_run t`,
    conditions: [sql`t.user_id = ${user.id}`],
    columns: { createdDate: sql`t.created_at` },
    defaultSort: [{ column: 'createdDate', isDescending: true }],
    tieBreaker: sql`t.id desc`,
  };
  const { items, total } = await readList(query, source, request);
  return { items: items.map(toRun), total };
}

interface FoundRow extends Omit<PublicationRunRow, 'message' | 'thumbnail'> {
  error: string | null;
  image: FirstImage | null;
}

function toRow({ error, image, ...row }: FoundRow, language: Language): PublicationRunRow {
  const message = error === null ? null : issueText(error, undefined, language);
  return { ...row, message, thumbnail: toThumbnail(image) };
}

/** Lists the epacks of a bulk publication of the user. @throws 404 */
export async function listPublicationRunRows(
  query: Queryable,
  user: CurrentUser,
  id: number,
  { request, language }: { request: RowsQuery; language: Language },
): Promise<{ items: PublicationRunRow[]; total: number }> {
  await readPublicationRun(query, user, id);
  const { status, search } = request;
  const source: ListSource<FoundRow, RowsQuery['sort'][number]['column']> = {
    select: sql<FoundRow>`
      r.id, e.id as "epackId", e.name, e.type, ${firstImage} as image, r.status,
      r.retailer_count as "retailerCount", r.error, r.reasons
    `,
    from: sql`
      publication_run_row r join publication_run t on t.id = r.run_id and t.user_id = ${user.id}
      join epack e on e.id = r.epack_id and ${inScopeOf(user)}
    `,
    conditions: [
      sql`r.run_id = ${id}`,
      status && sql`r.status = ${status}`,
      contains(search, [sql`e.name`, sql`e.ean`]),
    ],
    columns: { name: asText(sql`e.name`), status: sql`r.status` },
    defaultSort: [{ column: 'name', isDescending: false }],
    tieBreaker: sql`r.id`,
  };
  const { items, total } = await readList(query, source, request);
  return { items: items.map((row) => toRow(row, language)), total };
}
