import { sql } from 'kysely';
import type {
  EpackDataWire,
  EpackListItem,
  PageRevision,
  UploadedFile,
  WireComponentData,
} from '@vitrina/api-client/contract';

import type { CurrentUser } from '../accounts/currentUser.ts';
import type { Queryable } from '../storage/database.ts';
import { inScopeOf } from './scope.ts';

/** An epack's own row. */
export interface EpackRow {
  id: string;
  public_id: string;
  license_id: number | null;
  owner_id: number;
  type: 'sis' | 'minisite';
  /** The document without its pages: `components` is empty here. */
  data: EpackDataWire;
  active: Record<string, unknown>;
  name: string;
  brand: string;
  mpn: string;
  ean: string;
  mapping_id: string;
  categories: string[];
  tags: string[];
  updated_at: Date;
}

/** An epack the user reaches. With `lock` nobody else changes it, nor its pages, until the transaction ends. */
export async function findEpack(
  query: Queryable,
  user: CurrentUser,
  id: string,
  lock = false,
): Promise<EpackRow | undefined> {
  const { rows } = await sql<EpackRow>`
    select e.id, e.public_id, e.license_id, e.owner_id, e.type, e.data, e.active, e.name, e.brand, e.mpn, e.ean,
      e.mapping_id, e.categories, e.tags, e.updated_at
    from epack e where e.id = ${id} and ${inScopeOf(user)} ${lock ? sql`for update` : sql``}
  `.execute(query);
  const row = rows[0];
  return row && { ...row, data: { ...row.data, components: {} } };
}

/** What the list is narrowed to. */
export interface EpackCriteria {
  search: string;
  type: 'sis' | 'minisite' | undefined;
  offset: number;
  limit: number;
}

type ListRow = Omit<EpackListItem, 'createdDate' | 'updatedDate' | 'publishedDate'> & {
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
};

const listColumns = sql`
  e.id, e.public_id as "publicId", e.type, e.name, e.author, e.tags, e.version, e.brand, e.mpn, e.ean,
  e.mapping_id as "mappingId", e.categories, e.custom_package_id as "customPackageId", e.created_at, e.updated_at,
  coalesce(e.active->>'locale', 'ru') as locale,
  coalesce(e.active->>'template', 'master_template') as template,
  coalesce(e.active->>'page', 'index.html') as page,
  json_build_object('id', u.id, 'username', u.username) as owner,
  case when l.id is null then null else json_build_object('id', l.id, 'name', l.name) end as license,
  (select max(p.published_at) from stream_pointer s join publication p on p.id = s.publication_id
   where s.epack_id = e.id) as published_at
`;

function toListItem({ created_at, updated_at, published_at, ...row }: ListRow): EpackListItem {
  return {
    ...row,
    createdDate: created_at.toISOString(),
    updatedDate: updated_at.toISOString(),
    publishedDate: published_at?.toISOString() ?? null,
  };
}

/** `%` and `_` in what somebody looks for stand for themselves. */
function toPattern(search: string): string {
  return `%${search.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** The user's epacks, newest change first, and how many there are. */
export async function listEpacks(
  query: Queryable,
  user: CurrentUser,
  criteria: EpackCriteria,
): Promise<{ items: EpackListItem[]; total: number }> {
  const text = sql`concat_ws(' ', e.name, e.brand, e.mpn, e.ean, e.mapping_id, e.author, e.custom_package_id,
    array_to_string(e.tags, ' '))`;
  const matches =
    criteria.search.trim() === '' ? sql`true` : sql`${text} ilike ${toPattern(criteria.search)}`;
  const isOfType = criteria.type ? sql`e.type = ${criteria.type}` : sql`true`;
  const where = sql`${inScopeOf(user)} and ${matches} and ${isOfType}`;
  const [{ rows }, counted] = await Promise.all([
    sql<ListRow>`
      select ${listColumns} from epack e join app_user u on u.id = e.owner_id left join license l on l.id = e.license_id
      where ${where} order by e.updated_at desc, e.id offset ${criteria.offset} limit ${criteria.limit}
    `.execute(query),
    sql<{ total: number }>`select count(*) as total from epack e where ${where}`.execute(query),
  ]);
  return { items: rows.map(toListItem), total: counted.rows[0]?.total ?? 0 };
}

/** One epack as the list shows it. */
export async function findListItem(
  query: Queryable,
  user: CurrentUser,
  id: string,
): Promise<EpackListItem | undefined> {
  const { rows } = await sql<ListRow>`
    select ${listColumns} from epack e join app_user u on u.id = e.owner_id left join license l on l.id = e.license_id
    where e.id = ${id} and ${inScopeOf(user)}
  `.execute(query);
  return rows[0] ? toListItem(rows[0]) : undefined;
}

/** Which pages an epack has, and the revision each is at. */
export async function listPageRevisions(query: Queryable, epackId: string): Promise<PageRevision[]> {
  return query
    .selectFrom('page')
    .select(['locale', 'template', 'page', 'revision'])
    .where('epack_id', '=', epackId)
    .orderBy('locale')
    .orderBy('template')
    .orderBy('page')
    .execute();
}

/** A page with what is on it. */
export interface PageContent extends PageRevision {
  components: WireComponentData[];
}

/** Every page of an epack with its components. */
export async function listPages(query: Queryable, epackId: string): Promise<PageContent[]> {
  const rows = await query
    .selectFrom('page')
    .select(['locale', 'template', 'page', 'revision', 'components'])
    .where('epack_id', '=', epackId)
    .orderBy('locale')
    .orderBy('template')
    .orderBy('page')
    .execute();
  return rows as PageContent[];
}

interface FileRow {
  id: string;
  name: string;
  extension: string;
  content_type: string;
  size_bytes: number;
  width_px: number;
  height_px: number;
  variants: UploadedFile['variants'];
}

/** The uploaded files an epack's document and pages mention. */
export async function listFiles(query: Queryable, epackId: string): Promise<UploadedFile[]> {
  const pattern = '/files/([0-9a-f]{64})[.]';
  const { rows } = await sql<FileRow>`
    with mentioned as (
      select found[1] as id from page p, regexp_matches(p.components::text, ${pattern}, 'g') found
      where p.epack_id = ${epackId}
      union
      select found[1] from epack e, regexp_matches(e.data::text, ${pattern}, 'g') found where e.id = ${epackId}
    )
    select f.id, f.name, f.extension, f.content_type, f.size_bytes, f.width_px, f.height_px, f.variants
    from file f join mentioned using (id) order by f.created_at, f.id
  `.execute(query);
  return rows.map(toUploadedFile);
}

/** A file's row as it travels. */
export function toUploadedFile(row: FileRow): UploadedFile {
  return {
    id: row.id,
    name: row.name,
    url: `/files/${row.id}.${row.extension}`,
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    widthPx: row.width_px,
    heightPx: row.height_px,
    variants: row.variants,
  };
}
