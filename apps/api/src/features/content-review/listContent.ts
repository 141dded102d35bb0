import type { CallRequest, ContentItem, contract } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { allOf, asText, contains, readList } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { isoDate } from '../../platform/storage/isoDate.ts';
import { inScopeOf } from '../access/epackScope.ts';
import { isShown } from '../events/postgres/shown.ts';
import { isReviewCurrent } from './isReviewCurrent.ts';

type ListQuery = CallRequest<typeof contract.listContent>['query'];
/** The filters of the queue. */
export type ContentFilter = Pick<
  Partial<ListQuery>,
  | 'search'
  | 'licenses'
  | 'type'
  | 'isChecked'
  | 'isCorrect'
  | 'isPublished'
  | 'hasNoTraffic'
  | 'isChangedSince'
>;

const from = sql`
  epack e left join license l on l.id = e.license_id left join content_review v on v.epack_id = e.id
  left join app_user u on u.id = v.reviewed_by
`;

const isChecked = sql<boolean>`coalesce(v.is_checked and ${isReviewCurrent}, false)`;
const isCorrect = sql<boolean | null>`(case when v.is_checked and ${isReviewCurrent} then v.is_correct end)`;
const isPublished = sql<boolean>`exists (select 1 from stream_pointer s where s.epack_id = e.id)`;
const hasNoTraffic = sql<boolean>`(${isPublished} and not exists (
  select 1 from roll_license_epack i where i.epack_id = e.id and i.license_id = e.license_id and ${isShown}
    and i.day > current_date - 7
))`;

const isChangedSince = sql<boolean>`coalesce(v.is_checked and not ${isReviewCurrent}, false)`;

const select = sql<ContentItem>`
  e.id, e.name, e.type, e.brand, e.ean,
  case when l.id is null then null else json_build_object('id', l.id, 'name', l.name) end as license,
  ${isoDate(sql`e.updated_at`)} as "updatedDate", ${isPublished} as "isPublished", ${hasNoTraffic} as "hasNoTraffic",
  ${isChecked} as "isChecked", ${isCorrect} as "isCorrect",
  ${isChangedSince} as "isChangedSince", coalesce(v.note, '') as note,
  case when u.id is null then null else json_build_object('id', u.id, 'username', u.username) end as reviewer,
  ${isoDate(sql`v.reviewed_at`)} as "reviewedDate"
`;

function conditionsOf(user: CurrentUser, filter: ContentFilter): (RawBuilder<unknown> | undefined)[] {
  const is = (column: RawBuilder<unknown>, wanted: boolean | undefined) =>
    wanted === undefined ? undefined : sql`${column} = ${wanted}`;
  return [
    inScopeOf(user),
    contains(filter.search, [sql`e.name`, sql`e.brand`, sql`e.ean`]),
    filter.licenses?.length ? sql`e.license_id = any(${filter.licenses}::int[])` : undefined,
    filter.type === undefined ? undefined : sql`e.type = ${filter.type}`,
    is(isChecked, filter.isChecked),
    is(isCorrect, filter.isCorrect),
    is(isPublished, filter.isPublished),
    is(hasNoTraffic, filter.hasNoTraffic),
    is(isChangedSince, filter.isChangedSince),
  ];
}

/** Lists the epacks the user can access: unchecked ones first, and of those the longest waiting. */
export function listContent(
  query: Queryable,
  user: CurrentUser,
  request: ListQuery,
): Promise<{ items: ContentItem[]; total: number }> {
  return readList(
    query,
    {
      select,
      from,
      conditions: conditionsOf(user, request),
      columns: {
        name: asText(sql`e.name`),
        brand: asText(sql`e.brand`),
        license: asText(sql`l.name`),
        updatedDate: sql`e.updated_at`,
        isChecked,
        isCorrect,
        reviewedDate: sql`v.reviewed_at`,
      },
      defaultSort: [
        { column: 'isChecked', isDescending: false },
        { column: 'updatedDate', isDescending: false },
      ],
      tieBreaker: sql`e.id`,
    },
    request,
  );
}

/** Returns the selected epacks the user can access, locked until the transaction ends. */
export async function lockContent(
  query: Queryable,
  user: CurrentUser,
  choice: { ids: readonly string[] } | { filter: ContentFilter },
): Promise<string[]> {
  const condition =
    'ids' in choice
      ? sql`e.id = any(${choice.ids}::uuid[]) and ${inScopeOf(user)}`
      : allOf(conditionsOf(user, choice.filter));
  const { rows } = await sql<{ id: string }>`
    select e.id from ${from} where ${condition} order by e.id for update of e
  `.execute(query);
  return rows.map(({ id }) => id);
}
