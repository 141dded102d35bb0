import type {
  CallRequest,
  contract,
  PackageImport,
  PackageImportListItem,
  PackageImportRow,
} from '@vitrina/api-client/contract';
import { sql, type Selectable } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import { asText, contains, readList, type ListSource } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { isoDate } from '../../platform/storage/isoDate.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import { inScopeOf } from '../access/epackScope.ts';
import { findingText } from '../blocks/findingText.ts';
import { issueText } from '../epacks/guard/issueText.ts';
import type { RowFinding } from './tables.ts';

type RowsQuery = CallRequest<typeof contract.listPackageImportRows>['query'];
type ImportsQuery = CallRequest<typeof contract.listPackageImports>['query'];
type FindingGroup = PackageImport['findings'][number];

const exampleCount = 5;
const ranks = { error: 0, warning: 1, info: 2 } as const;
const noCounts: PackageImport['counts'] = {
  ready: 0,
  changed: 0,
  present: 0,
  created: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
};

/** Finds an import of the user. @throws 404 */
export async function requireImport(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<Selectable<Tables['package_import']>> {
  const stored = await query
    .selectFrom('package_import')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (!stored) throw notFound();
  return stored;
}

function messageOf({ code, values }: RowFinding, language: Language): string {
  return findingText(code, values, language) ?? issueText(code, values, language);
}

/** Groups the findings of all packages by kind; an unknown block by its key. */
function groupFindings(
  rows: readonly { path: string; findings: readonly RowFinding[] }[],
  language: Language,
): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const { path, findings } of rows) {
    for (const finding of findings) {
      const { code, severity, componentKey = null } = finding;
      const key = JSON.stringify([code, severity, componentKey]);
      const group = groups.get(key) ?? {
        code,
        severity,
        componentKey,
        message: messageOf(finding, language),
        count: 0,
        packageCount: 0,
        examples: [],
      };
      group.count += finding.count;
      group.packageCount++;
      if (group.examples.length < exampleCount) group.examples.push(path);
      groups.set(key, group);
    }
  }
  return [...groups.values()].sort(
    (one, other) => ranks[one.severity] - ranks[other.severity] || other.packageCount - one.packageCount,
  );
}

/** Reads an import of the user, with its progress and its findings by kind. @throws 404 */
export async function readPackageImport(
  query: Queryable,
  user: CurrentUser,
  id: number,
  language: Language,
): Promise<PackageImport> {
  const stored = await requireImport(query, user, id);
  const rows = await query
    .selectFrom('package_import_row')
    .select(['path', 'findings', 'status'])
    .where('import_id', '=', id)
    .orderBy('path')
    .execute();
  const counts = { ...noCounts };
  for (const { status } of rows) counts[status]++;
  return {
    id: stored.id,
    name: stored.name,
    status: stored.status,
    message: stored.error === null ? null : issueText(stored.error, undefined, language),
    createdDate: stored.created_at.toISOString(),
    total: rows.length,
    counts,
    findings: groupFindings(rows, language),
  };
}

/** Lists the imports of the user. */
export async function listPackageImports(
  query: Queryable,
  user: CurrentUser,
  request: ImportsQuery,
): Promise<{ items: PackageImportListItem[]; total: number }> {
  const source: ListSource<PackageImportListItem, ImportsQuery['sort'][number]['column']> = {
    select: sql<PackageImportListItem>`
      i.id, i.name, i.status, ${isoDate(sql`i.created_at`)} as "createdDate",
      (select count(*)::int from package_import_row r where r.import_id = i.id) as total,
      (select count(*)::int from package_import_row r where r.import_id = i.id
        and r.status in ('created', 'updated')) as "doneCount"
    `,
    from: sql`package_import i`,
    conditions: [sql`i.user_id = ${user.id}`, contains(request.search, [sql`i.name`])],
    columns: { name: asText(sql`i.name`), createdDate: sql`i.created_at` },
    defaultSort: [{ column: 'createdDate', isDescending: true }],
    tieBreaker: sql`i.id desc`,
  };
  return readList(query, source, request);
}

type Row = Omit<PackageImportRow, 'message' | 'findings'> & {
  error: string | null;
  findings: readonly RowFinding[];
};

/** Lists the packages of an import of the user. @throws 404 */
export async function listPackageImportRows(
  query: Queryable,
  user: CurrentUser,
  id: number,
  { request, language }: { request: RowsQuery; language: Language },
): Promise<{ items: PackageImportRow[]; total: number }> {
  await requireImport(query, user, id);
  const { status, search } = request;
  const source: ListSource<Row, RowsQuery['sort'][number]['column']> = {
    select: sql<Row>`
      r.id, r.path, r.import_key as "importKey", r.name, r.status, r.error, r.findings, e.id as "epackId"
    `,
    // A package the user can no longer access has no address here.
    from: sql`
      package_import_row r
      join package_import i on i.id = r.import_id and i.user_id = ${user.id}
      left join epack e on e.id = r.epack_id and ${inScopeOf(user)}
    `,
    conditions: [
      sql`r.import_id = ${id}`,
      status && sql`r.status = ${status}`,
      contains(search, [sql`r.path`, sql`r.name`, sql`r.import_key`]),
    ],
    columns: { path: asText(sql`r.path`), name: asText(sql`r.name`), status: sql`r.status` },
    defaultSort: [{ column: 'path', isDescending: false }],
    tieBreaker: sql`r.id`,
  };
  const { items, total } = await readList(query, source, request);
  const toWire = ({ error, findings, ...row }: Row): PackageImportRow => ({
    ...row,
    message: error === null ? null : issueText(error, undefined, language),
    findings: findings
      .map((finding) => ({ severity: finding.severity, message: messageOf(finding, language) }))
      .sort((one, other) => ranks[one.severity] - ranks[other.severity]),
  });
  return { items: items.map(toWire), total };
}
