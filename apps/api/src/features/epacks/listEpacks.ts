import type {
  CallRequest,
  contract,
  DeletedEpack,
  EpackListItem,
  SortBy,
} from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { inScopeOf, reachedBy } from '../access/epackScope.ts';
import { pageInScopeOf } from '../access/pageScope.ts';
import { matchesFilter, type EpackFilter } from './epackFilter.ts';
import { monthImpressions } from './monthImpressions.ts';
import { peopleNow } from './peopleNow.ts';
import { type FirstImage, firstImage, toThumbnail } from './thumbnail.ts';

type ListQuery = CallRequest<typeof contract.listEpacks>['query'];
type DeletedQuery = CallRequest<typeof contract.listDeletedEpacks>['query'];
type Column = (ListQuery['sort'] | DeletedQuery['sort'])[number]['column'];

/** A part of a list, with its order. */
export interface EpackPage extends EpackFilter {
  sort: readonly SortBy<Column>[];
  offset: number;
  limit: number;
}

interface ListRow extends Omit<EpackListItem, 'createdDate' | 'updatedDate' | 'publishedDate' | 'thumbnail'> {
  image: FirstImage | null;
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
  deleted_at: Date | null;
  deleted_by: string | null;
}

const publishedAt = sql`(
  select max(p.published_at) from stream_pointer s join publication p on p.id = s.publication_id where s.epack_id = e.id
)`;

/** Open problems on the package's product pages that the user can access. */
const problemCount = (user: CurrentUser) => sql`(
  select count(*)::int from product_page p join page_problem b on b.page_id = p.id and b.cleared_at is null
  where p.epack_id = e.id and ${pageInScopeOf(user)}
)`;

const columnsFor = (user: CurrentUser) => sql`
  e.id, e.public_id as "publicId", e.type, e.name, e.author, e.tags, e.version, e.brand, e.mpn, e.ean,
  e.mapping_id as "mappingId", e.categories, e.custom_package_id as "customPackageId", e.layout, e.created_at, e.updated_at,
  coalesce(e.active->>'locale', 'ru') as locale,
  coalesce(e.active->>'template', 'master_template') as template,
  coalesce(e.active->>'page', 'index.html') as page,
  json_build_object('id', u.id, 'username', u.username) as owner,
  case when l.id is null then null else json_build_object('id', l.id, 'name', l.name) end as license,
  ${publishedAt} as published_at, ${firstImage} as image, ${problemCount(user)} as "problemCount",
  ${monthImpressions(user)} as impressions, ${peopleNow} as people, e.deleted_at,
  (select username from app_user d where d.id = e.deleted_by) as deleted_by
`;

/** An epack with its owner and license; left joins, so that PostgreSQL skips those a query does not use. */
const epacks = sql`epack e left join app_user u on u.id = e.owner_id left join license l on l.id = e.license_id`;

const collated = (column: string) => sql`${sql.ref(column)} collate "und-x-icu"`;

const sortable: Record<Column, RawBuilder<unknown>> = {
  name: collated('e.name'),
  type: sql`e.type`,
  author: collated('e.author'),
  owner: collated('u.username'),
  license: collated('l.name'),
  brand: collated('e.brand'),
  mpn: collated('e.mpn'),
  ean: collated('e.ean'),
  mappingId: collated('e.mapping_id'),
  customPackageId: collated('e.custom_package_id'),
  version: collated('e.version'),
  tags: sql`array_to_string(e.tags, ' ') collate "und-x-icu"`,
  categories: sql`array_to_string(e.categories, ' ')`,
  locale: sql`coalesce(e.active->>'locale', 'ru')`,
  template: sql`coalesce(e.active->>'template', 'master_template')`,
  page: sql`coalesce(e.active->>'page', 'index.html')`,
  createdDate: sql`e.created_at`,
  updatedDate: sql`e.updated_at`,
  publishedDate: publishedAt,
  deletedDate: sql`e.deleted_at`,
};

/** Orders equal rows by id, so that pages neither repeat nor skip rows. */
function toOrder(sort: readonly SortBy<Column>[], usual: SortBy<Column>): RawBuilder<unknown> {
  const terms = (sort.length > 0 ? sort : [usual]).map(({ column, isDescending }) =>
    isDescending ? sql`${sortable[column]} desc nulls last` : sql`${sortable[column]} nulls first`,
  );
  return sql.join([...terms, sql`e.id`]);
}

function toListItem({ created_at, updated_at, published_at, image: found, ...row }: ListRow): EpackListItem {
  const { deleted_at: _deletedAt, deleted_by: _deletedBy, ...item } = row;
  return {
    ...item,
    createdDate: created_at.toISOString(),
    updatedDate: updated_at.toISOString(),
    publishedDate: published_at?.toISOString() ?? null,
    thumbnail: toThumbnail(found),
  };
}

interface ListRequest extends Pick<EpackPage, 'search' | 'offset' | 'limit'> {
  columns: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/** Finds the rows of a page with indexes only, and then reads just those. */
async function readPage(
  query: Queryable,
  { columns, where, order, offset, limit }: ListRequest,
): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    select ${columns} from (
      select e.id from ${epacks} where ${where} order by ${order} offset ${offset} limit ${limit}
    ) chosen join (${epacks}) on e.id = chosen.id order by ${order}
  `.execute(query);
  return rows;
}

/** A search has to read all matches to find the first ones, so it also counts them. */
async function readFound(
  query: Queryable,
  { columns, where, order, offset, limit }: ListRequest,
): Promise<{ rows: ListRow[]; total: number }> {
  const { rows } = await sql<ListRow & { total: number }>`
    with found as materialized (
      select e.id, row_number() over (order by ${order}) as place from ${epacks} where ${where}
    )
    select ${columns}, counted.total from (select count(*) as total from found) counted
    left join (
      (select id, place from found order by place offset ${offset} limit ${limit}) chosen
      join (${epacks}) on e.id = chosen.id
    ) on true order by chosen.place
  `.execute(query);
  const total = rows[0]?.total ?? 0;
  return { rows: rows.filter(({ id }) => id !== null), total };
}

async function readList(query: Queryable, request: ListRequest): Promise<{ rows: ListRow[]; total: number }> {
  if ((request.search ?? '').trim() !== '') return readFound(query, request);
  const [rows, counted] = await Promise.all([
    readPage(query, request),
    sql<{ total: number }>`select count(*) as total from epack e where ${request.where}`.execute(query),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Lists the user's epacks with their total. Default order: last changed first. */
export async function listEpacks(
  query: Queryable,
  user: CurrentUser,
  page: EpackPage,
): Promise<{ items: EpackListItem[]; total: number }> {
  const order = toOrder(page.sort, { column: 'updatedDate', isDescending: true });
  const where = sql`${inScopeOf(user)} and ${matchesFilter(page)}`;
  const { rows, total } = await readList(query, { ...page, columns: columnsFor(user), where, order });
  return { items: rows.map(toListItem), total };
}

const dayMs = 24 * 60 * 60_000;

/** Lists the deleted epacks the user can access. Default order: last deleted first. */
export async function listDeletedEpacks(
  query: Queryable,
  user: CurrentUser,
  page: EpackPage,
  keptDays: number,
): Promise<{ items: DeletedEpack[]; total: number }> {
  const order = toOrder(page.sort, { column: 'deletedDate', isDescending: true });
  const where = sql`e.deleted_at is not null and ${reachedBy(user)} and ${matchesFilter(page)}`;
  const { rows, total } = await readList(query, { ...page, columns: columnsFor(user), where, order });
  const items = rows.map((row) => {
    const deletedAt = row.deleted_at ?? row.updated_at;
    return {
      ...toListItem(row),
      deletedDate: deletedAt.toISOString(),
      deletedBy: row.deleted_by ?? '',
      purgeDate: new Date(deletedAt.getTime() + keptDays * dayMs).toISOString(),
    };
  });
  return { items, total };
}

/** Returns an epack as a list item. */
export async function findListItem(
  query: Queryable,
  user: CurrentUser,
  id: string,
): Promise<EpackListItem | undefined> {
  const { rows } = await sql<ListRow>`
    select ${columnsFor(user)} from ${epacks} where e.id = ${id} and ${inScopeOf(user)}
  `.execute(query);
  return rows[0] && toListItem(rows[0]);
}
