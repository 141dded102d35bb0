import type { CallRequest, contract, PageReasonInput, PageReasonRecord } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { asText, contains, readList } from '../../../platform/http/listQuery.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { requireFullAdmin } from '../../access/adminScope.ts';
import type { RecordKind } from '../../directory/records.ts';

/** Counts pages only in the user's licenses: the number of other pages with a reason is not disclosed. */
function pageCountFor({ licenseIds }: CurrentUser) {
  const own = licenseIds ? sql`p.license_id = any(${licenseIds}::int[])` : sql`true`;
  return sql<number>`(select count(*) from product_page p where p.reason_id = c.id and ${own})`;
}

const selectFor = (user: CurrentUser) => sql<PageReasonRecord>`
  c.id, c.name_en as "nameEn", c.name_ru as "nameRu", c.is_retired as "isRetired",
  ${pageCountFor(user)} as "pageCount", c.revision
`;

/** The catalog of reasons, shared by the whole installation. */
export function searchReasons(
  query: Queryable,
  user: CurrentUser,
  request: CallRequest<typeof contract.searchPageReasons>['query'],
): Promise<{ items: PageReasonRecord[]; total: number }> {
  return readList(
    query,
    {
      select: selectFor(user),
      from: sql`page_reason c`,
      conditions: [
        contains(request.search, [sql`c.name_en`, sql`c.name_ru`]),
        request.isRetired === undefined ? undefined : sql`c.is_retired = ${request.isRetired}`,
      ],
      columns: {
        id: sql`c.id`,
        nameEn: asText(sql`c.name_en`),
        nameRu: asText(sql`c.name_ru`),
        isRetired: sql`c.is_retired`,
        pageCount: pageCountFor(user),
      },
      defaultSort: [{ column: 'id', isDescending: false }],
      tieBreaker: sql`c.id`,
    },
    request,
  );
}

async function findReason(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<PageReasonRecord | undefined> {
  const { rows } = await sql<PageReasonRecord>`
    select ${selectFor(user)} from page_reason c where c.id = ${id}
  `.execute(query);
  return rows[0];
}

/** Reasons; only ROLE_ADMIN changes them, since all licenses share them. */
export const reasonRecords: RecordKind<PageReasonRecord, PageReasonInput> = {
  name: 'pageReason',
  table: 'page_reason',
  find: findReason,
  namesOf: ({ nameEn, nameRu }) => [nameEn, nameRu],
  namesBeside: () => ({
    from: sql`(
      select id, name_en as name from page_reason union all select id, name_ru from page_reason
    ) reason_name`,
    within: sql`true`,
  }),
  columnsOf: ({ nameEn, nameRu, isRetired }) => ({
    name_en: nameEn.trim(),
    name_ru: nameRu.trim(),
    is_retired: isRetired,
  }),
  check: (_query, user) => requireFullAdmin(user),
  async checkUnused(query, id) {
    const { rows } = await sql`select 1 from product_page where reason_id = ${id} limit 1`.execute(query);
    if (rows.length > 0) throw new Failure(409, 'inUse');
  },
};
