import { defaultPage, defaultTemplate } from '@vitrina/epack-model';
import { sql } from 'kysely';
import type {
  EpackDataWire,
  PageRevision,
  UploadedFile,
  WireComponentData,
} from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { prepared } from '../../platform/storage/preparedStatements.ts';
import { inScopeOf } from '../access/epackScope.ts';
import { fileColumns, posterJoin, toUploadedFile, type FileRow } from '../files/fileRow.ts';
import type { PageAddress } from './pageAddress.ts';

/** An epack's own row. */
export interface EpackRow {
  id: string;
  public_id: string;
  license_id: number | null;
  owner_id: number;
  /** The owner's username. */
  owner: string;
  type: 'sis' | 'minisite';
  /** The document without its pages: `components` is empty here. */
  data: EpackDataWire;
  data_revision: number;
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

/**
 * Finds an epack the user can access. With `lock`, the epack and its pages cannot change until the
 * transaction ends.
 */
export async function findEpack(
  query: Queryable,
  user: CurrentUser,
  id: string,
  lock = false,
): Promise<EpackRow | undefined> {
  const { rows } = await sql<EpackRow>`${prepared}
    select e.id, e.public_id, e.license_id, e.owner_id, (select username from app_user where id = e.owner_id) as owner, e.type, e.data, e.data_revision, e.active, e.name, e.brand, e.mpn, e.ean,
      e.mapping_id, e.categories, e.tags, e.updated_at
    from epack e where e.id = ${id} and ${inScopeOf(user)} ${lock ? sql`for update` : sql``}
  `.execute(query);
  const row = rows[0];
  return row && { ...row, data: { ...row.data, components: {} } };
}

/** Lists the pages of an epack with their revisions. */
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

/** The pages of an epack to return with components; `active` is the page last edited. */
export type WantedPages = 'all' | 'active' | 'none';

/** A page of an epack; its components are null if they were not requested. */
export interface IndexedPage extends PageRevision {
  components: WireComponentData[] | null;
}

/**
 * Returns the page of an epack to open: the one it was last edited at or, in a locale or language that the user prefers,
 * the same page or the main one, if there is any.
 */
export async function chooseActive(
  query: Queryable,
  { id, active }: Pick<EpackRow, 'id' | 'active'>,
  locale: string | undefined,
): Promise<EpackRow['active']> {
  if (locale === undefined || locale === active.locale) return active;
  const { template, page } = active;
  const { rows } = await sql<PageAddress>`${prepared}
    select locale, template, page from page
    where epack_id = ${id} and (locale = ${locale} or split_part(locale, '_', 2) = ${locale})
    order by locale = ${locale} desc, (locale = ${active.locale ?? null}) desc nulls last,
      (template = ${template ?? null} and page = ${page ?? null}) desc nulls last,
      (template = ${defaultTemplate} and page = ${defaultPage}) desc, template, page
    limit 1
  `.execute(query);
  return { ...active, ...rows[0] };
}

/** Returns an epack's pages, the requested ones with their components, as a consistent snapshot. */
export async function indexPages(
  query: Queryable,
  { id, active }: Pick<EpackRow, 'id' | 'active'>,
  wanted: WantedPages,
): Promise<IndexedPage[]> {
  const { locale, template, page } = active;
  const { rows } = await sql<IndexedPage>`${prepared}
    select locale, template, page, revision,
      case when ${wanted} = 'all' or (${wanted} = 'active'
        and locale = ${locale ?? null} and template = ${template ?? null} and page = ${page ?? null})
      then components end as components
    from page where epack_id = ${id} order by locale, template, page
  `.execute(query);
  return rows;
}

/** A page with its content. */
export interface PageContent extends PageRevision {
  components: WireComponentData[];
}

/** Lists every page of an epack with its components. */
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

/** Lists the uploaded files that an epack's document and pages refer to. */
export async function listFiles(query: Queryable, epackId: string): Promise<UploadedFile[]> {
  const { rows } = await sql<FileRow>`
    with mentioned as (
      select unnest(file_ids) as id from page where epack_id = ${epackId}
      union
      select unnest(file_ids) from epack where id = ${epackId}
    )
    select ${fileColumns} from file f join mentioned using (id) ${posterJoin} order by f.created_at, f.id
  `.execute(query);
  return rows.map(toUploadedFile);
}
