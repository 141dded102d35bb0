import type { CallRequest, contract, Replacement, ReplacementRow } from '@vitrina/api-client/contract';
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
import type { SearchedPage, StoredHit } from './tables.ts';

type RunsQuery = CallRequest<typeof contract.listReplacements>['query'];
type RowsQuery = CallRequest<typeof contract.listReplacementRows>['query'];

const noCounts: Replacement['counts'] = {
  waiting: 0,
  found: 0,
  none: 0,
  applying: 0,
  applied: 0,
  left: 0,
  changed: 0,
  undoing: 0,
  undone: 0,
  failed: 0,
};

interface FoundRun extends Omit<Replacement, 'total' | 'counts'> {
  counts: Partial<Replacement['counts']>;
}

/** Rows of replacements (alias `t`) whose epacks the user can reach. */
const rowsFor = (user: CurrentUser) => sql`
  replacement_row r join epack e on e.id = r.epack_id and ${inScopeOf(user)} where r.replacement_id = t.id
`;

const runColumns = (user: CurrentUser): RawBuilder<FoundRun> => sql<FoundRun>`
  t.id, t.criteria, ${isoDate(sql`t.created_at`)} as "createdDate", t.is_republishing as "isRepublishing",
  (select coalesce(json_object_agg(s.status, s.n), '{}'::json)
    from (select r.status, count(*)::int as n from ${rowsFor(user)} group by r.status) s) as counts,
  (select coalesce(sum(json_array_length(r.hits)), 0)::int from ${rowsFor(user)}) as "hitCount",
  (select coalesce(sum(json_array_length(r.left_keys)), 0)::int from ${rowsFor(user)}) as "leftCount"
`;

function toRun({ counts: found, ...run }: FoundRun): Replacement {
  const counts = { ...noCounts, ...found };
  return { ...run, counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

/** Reads a replacement of the user. @throws 404 */
export async function readReplacement(query: Queryable, user: CurrentUser, id: number): Promise<Replacement> {
  const { rows } = await sql<FoundRun>`
    select ${runColumns(user)} from replacement t where t.id = ${id} and t.user_id = ${user.id}
  `.execute(query);
  if (!rows[0]) throw notFound();
  return toRun(rows[0]);
}

/** Lists the replacements of the user. */
export async function listReplacements(
  query: Queryable,
  user: CurrentUser,
  request: RunsQuery,
): Promise<{ items: Replacement[]; total: number }> {
  const source: ListSource<FoundRun, RunsQuery['sort'][number]['column']> = {
    select: runColumns(user),
    from: sql`replacement t`,
    conditions: [sql`t.user_id = ${user.id}`],
    columns: { createdDate: sql`t.created_at` },
    defaultSort: [{ column: 'createdDate', isDescending: true }],
    tieBreaker: sql`t.id desc`,
  };
  const { items, total } = await readList(query, source, request);
  return { items: items.map(toRun), total };
}

interface FoundRow extends Omit<ReplacementRow, 'message' | 'thumbnail' | 'hits'> {
  error: string | null;
  image: FirstImage | null;
  pages: SearchedPage[];
  hits: StoredHit[];
  leftKeys: string[];
}

function toRow(
  { error, image, pages, hits, leftKeys, ...row }: FoundRow,
  language: Language,
): ReplacementRow {
  const left = new Set(leftKeys);
  const isSkipped = (hit: StoredHit): boolean =>
    pages.some(
      (page) =>
        page.isSkipped === true &&
        page.locale === hit.locale &&
        page.template === hit.template &&
        page.page === hit.page,
    );
  return {
    ...row,
    message: error === null ? null : issueText(error, undefined, language),
    thumbnail: toThumbnail(image),
    hits: hits.map((hit) => ({ ...hit, isLeft: left.has(hit.key), isSkipped: isSkipped(hit) })),
  };
}

/** Lists the epacks of a replacement that have hits, or failed. @throws 404 */
export async function listReplacementRows(
  query: Queryable,
  user: CurrentUser,
  id: number,
  { request, language }: { request: RowsQuery; language: Language },
): Promise<{ items: ReplacementRow[]; total: number }> {
  await readReplacement(query, user, id);
  const { status, search } = request;
  const source: ListSource<FoundRow, RowsQuery['sort'][number]['column']> = {
    select: sql<FoundRow>`
      r.id, e.id as "epackId", e.name, e.type, ${firstImage} as image, r.status, r.error, r.pages, r.hits,
      r.left_keys as "leftKeys"
    `,
    from: sql`
      replacement_row r join replacement t on t.id = r.replacement_id and t.user_id = ${user.id}
      join epack e on e.id = r.epack_id and ${inScopeOf(user)}
    `,
    conditions: [
      sql`r.replacement_id = ${id}`,
      status ? sql`r.status = ${status}` : sql`r.status not in ('waiting', 'none')`,
      contains(search, [sql`e.name`, sql`e.ean`]),
    ],
    columns: { name: asText(sql`e.name`) },
    defaultSort: [{ column: 'name', isDescending: false }],
    tieBreaker: sql`r.id`,
  };
  const { items, total } = await readList(query, source, request);
  return { items: items.map((row) => toRow(row, language)), total };
}

const keptDays = 30;

/** Removes replacements made more than 30 days ago. @returns the number of replacements */
export async function forgetReplacements(query: Queryable): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from replacement where created_at < now() - make_interval(days => ${keptDays})
  `.execute(query);
  return Number(numAffectedRows);
}
