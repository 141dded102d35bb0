import type {
  CallRequest,
  contract,
  TextRun,
  TextRunListItem,
  TextRunProposals,
  TextRunRow,
} from '@vitrina/api-client/contract';
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
import type { SkippedText, StoredProposal } from './tables.ts';

type RunsQuery = CallRequest<typeof contract.listTextRuns>['query'];
type RowsQuery = CallRequest<typeof contract.listTextRunRows>['query'];

const noCounts: TextRun['counts'] = {
  waiting: 0,
  proposed: 0,
  none: 0,
  applying: 0,
  applied: 0,
  changed: 0,
  failed: 0,
};

interface FoundRun extends Omit<TextRun, 'total' | 'counts' | 'message'> {
  error: string | null;
  counts: Partial<TextRun['counts']>;
}

/** Rows of runs (alias `t`) whose epacks the user can reach. */
const rowsFor = (user: CurrentUser) => sql`
  text_run_row r join epack e on e.id = r.epack_id and ${inScopeOf(user)} where r.run_id = t.id
`;

const runColumns = (user: CurrentUser): RawBuilder<FoundRun> => sql<FoundRun>`
  t.id, t.task, t.locale, t.status, t.error, ${isoDate(sql`t.created_at`)} as "createdDate",
  (select coalesce(json_object_agg(s.status, s.n), '{}'::json)
    from (select r.status, count(*)::int as n from ${rowsFor(user)} group by r.status) s) as counts,
  (select count(*)::int from ${rowsFor(user)} and r.status = 'proposed' and r.is_reviewed) as "reviewedCount",
  (select coalesce(sum(json_array_length(r.skipped)), 0)::int from ${rowsFor(user)}) as "skippedCount"
`;

function toRun({ error, counts: found, ...run }: FoundRun, language: Language): TextRun {
  const counts = { ...noCounts, ...found };
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { ...run, message: error === null ? null : issueText(error, undefined, language), total, counts };
}

/** Reads a text run of the user. @throws 404 */
export async function readTextRun(
  query: Queryable,
  user: CurrentUser,
  id: number,
  language: Language,
): Promise<TextRun> {
  const { rows } = await sql<FoundRun>`
    select ${runColumns(user)} from text_run t where t.id = ${id} and t.user_id = ${user.id}
  `.execute(query);
  if (!rows[0]) throw notFound();
  return toRun(rows[0], language);
}

/** Lists the text runs of the user. */
export async function listTextRuns(
  query: Queryable,
  user: CurrentUser,
  { request, language }: { request: RunsQuery; language: Language },
): Promise<{ items: TextRunListItem[]; total: number }> {
  const source: ListSource<FoundRun, RunsQuery['sort'][number]['column']> = {
    select: runColumns(user),
    from: sql`text_run t`,
    conditions: [sql`t.user_id = ${user.id}`],
    columns: { createdDate: sql`t.created_at` },
    defaultSort: [{ column: 'createdDate', isDescending: true }],
    tieBreaker: sql`t.id desc`,
  };
  const { items, total } = await readList(query, source, request);
  return { items: items.map((run) => toListItem(toRun(run, language))), total };
}

function toListItem({
  message: _message,
  reviewedCount: _reviewed,
  skippedCount: _skipped,
  ...item
}: TextRun): TextRunListItem {
  return item;
}

interface FoundRow extends Omit<TextRunRow, 'message' | 'thumbnail'> {
  error: string | null;
  image: FirstImage | null;
}

const rowColumns = sql<FoundRow>`
  r.id, e.id as "epackId", e.name, e.type, ${firstImage} as image, r.status, r.error, r.is_reviewed as "isReviewed",
  r.proposal_count as "proposalCount", r.refusals,
  json_array_length(r.skipped) as "skippedCount"
`;

/** Rows with their epacks, of runs of the user. An epack that the user can no longer reach is not there. */
const reachedRows = (user: CurrentUser) => sql`
  text_run_row r join text_run t on t.id = r.run_id and t.user_id = ${user.id}
  join epack e on e.id = r.epack_id and ${inScopeOf(user)}
`;

function toRow({ error, image, ...row }: FoundRow, language: Language): TextRunRow {
  const message = error === null ? null : issueText(error, undefined, language);
  return { ...row, message, thumbnail: toThumbnail(image) };
}

/** Lists the epacks of a text run of the user. @throws 404 */
export async function listTextRunRows(
  query: Queryable,
  user: CurrentUser,
  id: number,
  { request, language }: { request: RowsQuery; language: Language },
): Promise<{ items: TextRunRow[]; total: number }> {
  await readTextRun(query, user, id, language);
  const { status, isReviewed, search } = request;
  const source: ListSource<FoundRow, RowsQuery['sort'][number]['column']> = {
    select: rowColumns,
    from: reachedRows(user),
    conditions: [
      sql`r.run_id = ${id}`,
      status && sql`r.status = ${status}`,
      isReviewed === undefined ? undefined : sql`r.is_reviewed = ${isReviewed}`,
      contains(search, [sql`e.name`, sql`e.ean`]),
    ],
    columns: { name: asText(sql`e.name`), status: sql`r.status` },
    defaultSort: [{ column: 'name', isDescending: false }],
    tieBreaker: sql`r.id`,
  };
  const { items, total } = await readList(query, source, request);
  return { items: items.map((row) => toRow(row, language)), total };
}

/** Reads an epack of a text run of the user, with its proposals. @throws 404 */
export async function readTextRunRow(
  query: Queryable,
  user: CurrentUser,
  { id, rowId }: { id: number; rowId: number },
  language: Language,
): Promise<TextRunProposals> {
  const { rows } = await sql<
    FoundRow & { proposals: StoredProposal[]; left_keys: string[]; skipped: SkippedText[] }
  >`
    select ${rowColumns}, r.proposals, r.left_keys, r.skipped from ${reachedRows(user)}
    where r.run_id = ${id} and r.id = ${rowId}
  `.execute(query);
  const [found] = rows;
  if (!found) throw notFound();
  const { proposals, left_keys, skipped, ...row } = found;
  const left = new Set(left_keys);
  return {
    ...toRow(row, language),
    proposals: proposals.map((proposal) => ({ ...proposal, isLeft: left.has(proposal.key) })),
    skipped,
  };
}
