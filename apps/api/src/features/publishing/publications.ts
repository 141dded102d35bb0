import type { Named, Publication, RetailerState } from '@vitrina/api-client/contract';
import type { ProductKey } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';

import type { Config } from '../../platform/config/config.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { lookOf } from '../directory/brandKits.ts';
import { findEpack, listPages, type EpackRow } from '../epacks/queries.ts';
import type { PageSources } from '../rendering/renderStoredPage.ts';
import { compilePublication, pagesToPublish } from './compile.ts';
import { keysOf } from './pointers.ts';
import { listRetailersOf } from './queries.ts';
import { findShopPages, type FindShopPage } from './shopPages.ts';

interface PublicationRow {
  id: number;
  hash: string;
  published_at: Date;
  username: string;
  license: Named;
  keys: ProductKey[];
  rolled_back_to: number | null;
  has_pointer: boolean;
  retailers: Publication['retailers'];
  total: number;
}

/** Lists the publications of an epack, newest first. */
export async function listPublications(
  query: Queryable,
  user: CurrentUser,
  id: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ items: Publication[]; total: number }> {
  if (!(await findEpack(query, user, id))) throw notFound();
  const { rows } = await sql<PublicationRow>`
    select p.id, p.hash, p.published_at, u.username, p.keys, p.rolled_back_to, p.pointer is not null as has_pointer,
      json_build_object('id', l.id, 'name', l.name) as license, count(*) over () as total,
      coalesce((
        select json_agg(json_build_object('id', r.id, 'name', r.name, 'isLive', exists (
          select from stream_pointer s where s.publication_id = p.id and s.retailer_id = r.id
        )) order by r.name collate "und-x-icu", r.id) from retailer r where r.id = any(p.retailer_ids)
      ), '[]') as retailers
    from publication p join app_user u on u.id = p.published_by join license l on l.id = p.license_id
    where p.epack_id = ${id} order by p.id desc offset ${offset} limit ${limit}
  `.execute(query);
  const items = rows.map((row) => ({
    id: row.id,
    publication: row.hash,
    publishedDate: row.published_at.toISOString(),
    publishedBy: row.username,
    license: row.license,
    retailers: row.retailers,
    keys: row.keys,
    rolledBackTo: row.rolled_back_to,
    canRollBack: row.has_pointer,
  }));
  return { items, total: rows[0]?.total ?? 0 };
}

interface StateRow {
  retailer_id: number;
  publication_id: number;
  hash: string;
  published_at: Date;
  keys: ProductKey[];
  /** The keys it was published for; some can belong to another epack by now. */
  published_keys: ProductKey[];
  /** Whether the epack, one of its published pages, or the look of its license was saved since. */
  was_saved: boolean;
  first_seen: Date | null;
  last_seen: Date | null;
  views: number | null;
}

/** Finds the live publications, and whether what they were made of was saved since. */
async function findLive(query: Queryable, epackId: string): Promise<Map<number, StateRow>> {
  const { rows } = await sql<StateRow>`
    select s.retailer_id, p.id as publication_id, p.hash, p.published_at, p.keys as published_keys,
      json_agg(json_build_object('kind', s.kind, 'key', s.key) order by s.kind) as keys,
      e.updated_at > p.published_at or exists (
        select from publication_page pp left join page g
          on (g.epack_id, g.locale, g.template, g.page) = (e.id, pp.locale, pp.template, pp.page)
        where pp.publication_id = p.id and g.revision is distinct from pp.revision
      ) or ${lookOf('p.brand_kit')} is distinct from (select ${lookOf('l.brand_kit')} from license l where l.id = p.license_id) as was_saved,
      t.first_seen, t.last_seen, t.views
    from stream_pointer s join epack e on e.id = s.epack_id join publication p on p.id = s.publication_id
    left join stream_receipt t on (t.epack_id, t.retailer_id, t.publication) = (e.id, s.retailer_id, p.hash)
    where s.epack_id = ${epackId}
    group by s.retailer_id, p.id, e.id, t.first_seen, t.last_seen, t.views
    order by p.id
  `.execute(query);
  return new Map(rows.map((row) => [row.retailer_id, row]));
}

/** Finds the retailers that show another epack for the keys this one was last published for. */
async function findReplaced(query: Queryable, epackId: string): Promise<Set<number>> {
  const { rows } = await sql<{ retailer_id: number }>`
    select distinct s.retailer_id from publication p, json_to_recordset(p.keys) as k(kind text, key text)
    join stream_pointer s on s.kind = k.kind and s.key = k.key
    where p.epack_id = ${epackId} and s.epack_id <> ${epackId} and s.retailer_id = any(p.retailer_ids)
      and not exists (
        select from publication later
        where later.epack_id = p.epack_id and later.id > p.id and s.retailer_id = any(later.retailer_ids)
      )
  `.execute(query);
  return new Set(rows.map((row) => row.retailer_id));
}

function toState(
  retailer: Named,
  live: StateRow | undefined,
  isOutdated: boolean,
  isReplaced: boolean,
  findPage: FindShopPage,
): RetailerState {
  const seen = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;
  return {
    retailer,
    state: live ? 'live' : isReplaced ? 'replaced' : 'none',
    publicationId: live?.publication_id ?? null,
    publication: live?.hash ?? null,
    publishedDate: seen(live?.published_at),
    keys: live?.keys ?? [],
    pageUrl: (live && findPage(retailer.id, live.keys)) ?? null,
    isOutdated,
    receipt: {
      firstSeenDate: seen(live?.first_seen),
      lastSeenDate: seen(live?.last_seen),
      views: live?.views ?? 0,
    },
  };
}

function namesOf(keys: readonly ProductKey[]): string {
  return keys
    .map(({ kind, key }) => `${kind} ${key}`)
    .toSorted()
    .join('\n');
}

/**
 * Determines what publishing now would change. Many saves do not affect the published pages, such as one of
 * tags, or of a block and back. If anything was saved since, the new publication is therefore compiled and
 * compared.
 */
async function findWhatWouldChange(
  sources: PageSources,
  epack: EpackRow,
  live: readonly StateRow[],
): Promise<(row: StateRow | undefined) => boolean> {
  if (live.every((row) => !row.was_saved)) return () => false;
  const pages = pagesToPublish(await listPages(sources.query, epack.id));
  const { hash } = await compilePublication(sources, epack, pages);
  const names = namesOf(keysOf(epack));
  return (row) => row?.was_saved === true && (row.hash !== hash || namesOf(row.published_keys) !== names);
}

/** Lists what each retailer of the epack's license shows of the epack. */
export async function listRetailerStates(
  query: Queryable,
  user: CurrentUser,
  id: string,
  {
    blobs,
    blocks,
    config,
  }: Pick<PageSources, 'blobs' | 'blocks'> & { config: Pick<Config, 'demoShopOrigins'> },
): Promise<RetailerState[]> {
  const epack = await findEpack(query, user, id);
  if (!epack) throw notFound();
  if (epack.license_id === null) return [];
  const [retailers, live, replaced, findPage] = await Promise.all([
    listRetailersOf(query, user, epack.license_id),
    findLive(query, id),
    findReplaced(query, id),
    findShopPages(query, user, id, config),
  ]);
  const wouldChange = await findWhatWouldChange({ query, blobs, blocks }, epack, [...live.values()]);
  return retailers.map((retailer) => {
    const shown = live.get(retailer.id);
    return toState(retailer, shown, wouldChange(shown), replaced.has(retailer.id), findPage);
  });
}
