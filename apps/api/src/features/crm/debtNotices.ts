import type { CallRequest, contract, DebtNoticeInput, DebtNoticeRecord } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { licensesInScope, requireFullAdmin } from '../access/adminScope.ts';
import { writeAudit } from '../audit/audit.ts';

type Row = Omit<DebtNoticeRecord, 'createdDate'> & { createdDate: Date };

const closedCount = sql<number>`(select count(*) from debt_notice_closed c where c.notice_id = d.id)`;
const select = sql<Row>`
  d.id, json_build_object('id', l.id, 'name', l.name) as license, d.message_en as "messageEn",
  d.message_ru as "messageRu", ${closedCount} as "closedCount", d.created_at as "createdDate"
`;
const from = sql`debt_notice d join license l on l.id = d.license_id`;

function toRecord(row: Row): DebtNoticeRecord {
  return { ...row, createdDate: row.createdDate.toISOString() };
}

/** Lists debt notices of the licenses the user administers, newest first. */
export async function searchDebtNotices(
  query: Queryable,
  user: CurrentUser,
  request: CallRequest<typeof contract.searchDebtNotices>['query'],
): Promise<{ items: DebtNoticeRecord[]; total: number }> {
  const { items, total } = await readList(
    query,
    {
      select,
      from,
      conditions: [
        licensesInScope(user),
        contains(request.search, [sql`d.message_en`, sql`d.message_ru`, sql`l.name`]),
        request.licenses && sql`l.id = any(${request.licenses}::int[])`,
      ],
      columns: { id: sql`d.id`, license: asText(sql`l.name`), createdDate: sql`d.created_at`, closedCount },
      defaultSort: [{ column: 'createdDate', isDescending: true }],
      tieBreaker: sql`d.id desc`,
    },
    request,
  );
  return { items: items.map(toRecord), total };
}

async function findDebtNotice(query: Queryable, id: number): Promise<DebtNoticeRecord> {
  const { rows } = await sql<Row>`select ${select} from ${from} where d.id = ${id}`.execute(query);
  if (!rows[0]) throw notFound();
  return toRecord(rows[0]);
}

/** Creates a notice for the users of a license about its debt. */
export async function createDebtNotice(
  database: Database,
  user: CurrentUser,
  input: DebtNoticeInput,
): Promise<DebtNoticeRecord> {
  requireFullAdmin(user);
  return database.transaction(async (query) => {
    const { id } = await query
      .insertInto('debt_notice')
      .values({ license_id: input.licenseId, message_en: input.messageEn, message_ru: input.messageRu })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(query, user.id, 'debtNotice.create', id, { after: input });
    return findDebtNotice(query, id);
  });
}

/** Deletes a debt notice. */
export async function deleteDebtNotice(database: Database, user: CurrentUser, id: number): Promise<void> {
  requireFullAdmin(user);
  await database.transaction(async (query) => {
    const before = await findDebtNotice(query, id);
    await query.deleteFrom('debt_notice').where('id', '=', id).execute();
    await writeAudit(query, user.id, 'debtNotice.delete', id, { before });
  });
}
