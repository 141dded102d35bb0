import type { BrandKitWire, Named, PageDiff, RetailerChanges } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import { isSameLook } from '../directory/brandKits.ts';
import type { PageAddress } from '../epacks/pageAddress.ts';
import type { PageContent } from '../epacks/queries.ts';
import { comparePages } from '../versions/comparePages.ts';
import { findRevision, toPage } from '../versions/revisions.ts';

/** The last publication of an epack that a retailer shows; otherwise the last one. */
export interface LastPublication {
  id: number;
  hash: string;
  published_at: Date;
  /** The look it was rendered with; null for the plain one. */
  brand_kit: BrandKitWire | null;
}

/** Finds the publication to compare the next one with. */
export async function findLastPublication(
  query: Queryable,
  epackId: string,
): Promise<LastPublication | undefined> {
  const { rows } = await sql<LastPublication>`
    select id, hash, published_at, brand_kit from publication where epack_id = ${epackId} order by id desc limit 1
  `.execute(query);
  return rows[0];
}

/** Finds what each of these retailers shows of an epack. */
async function findShown(
  query: Queryable,
  epackId: string,
  retailers: readonly Named[],
): Promise<Map<number, LastPublication>> {
  const { rows } = await sql<LastPublication & { retailer_id: number }>`
    select distinct s.retailer_id, p.id, p.hash, p.published_at, p.brand_kit
    from stream_pointer s join publication p on p.id = s.publication_id
    where s.epack_id = ${epackId} and s.retailer_id = any(${retailers.map(({ id }) => id)}::int[])
    order by p.id
  `.execute(query);
  return new Map(rows.map(({ retailer_id, ...publication }) => [retailer_id, publication]));
}

/** Content to publish next. */
interface NextContent {
  pages: readonly PageContent[];
  /** The look it is rendered with. */
  kit: BrandKitWire | null;
}

/** Determines whether content looks different from a publication, and whether anything differs at all. */
export function compareLook(
  since: LastPublication | undefined,
  kit: BrandKitWire | null,
  differences: readonly PageDiff[],
): Pick<RetailerChanges, 'isUpToDate' | 'hasNewLook'> {
  const hasNewLook = since !== undefined && !isSameLook(since.brand_kit, kit);
  return { hasNewLook, isUpToDate: since !== undefined && differences.length === 0 && !hasNewLook };
}

/**
 * Returns the changes that publishing these pages would make at each retailer; retailers that show the same
 * publication are compared once.
 */
export async function compareByRetailer(
  query: Queryable,
  epackId: string,
  retailers: readonly Named[],
  { pages, kit }: NextContent,
): Promise<RetailerChanges[]> {
  const shown = await findShown(query, epackId, retailers);
  const groups = Map.groupBy(retailers, ({ id }) => shown.get(id)?.id);
  const changes = [...groups.values()].map(async (group) => {
    const since = shown.get(group[0]?.id ?? 0);
    const differences = await compareWithPublished(query, epackId, since, pages);
    return {
      retailers: group,
      since: describePublication(since),
      ...compareLook(since, kit, differences),
      pages: differences,
    };
  });
  return Promise.all(changes);
}

/** Describes a publication for responses. */
export function describePublication(publication: LastPublication | undefined): RetailerChanges['since'] {
  if (!publication) return null;
  const { id, hash, published_at } = publication;
  return { id, publication: hash, publishedDate: published_at.toISOString() };
}

interface PublishedPage extends PageAddress {
  revision: number;
}

function keyOf({ locale, template, page }: PageAddress): string {
  return JSON.stringify([locale, template, page]);
}

/** Lists the page revisions of a publication of an epack. */
export async function listPublishedPages(
  query: Queryable,
  epackId: string,
  publicationId: number,
): Promise<PublishedPage[]> {
  return query
    .selectFrom('publication_page as pp')
    .innerJoin('publication as p', 'p.id', 'pp.publication_id')
    .select(['pp.locale', 'pp.template', 'pp.page', 'pp.revision'])
    .where('p.epack_id', '=', epackId)
    .where('p.id', '=', publicationId)
    .orderBy('pp.locale')
    .orderBy('pp.template')
    .orderBy('pp.page')
    .execute();
}

/** Reads the pages of a publication; undefined if a revision is no longer kept. */
export async function readPublishedPages(
  query: Queryable,
  epackId: string,
  publicationId: number,
): Promise<PageContent[] | undefined> {
  const pages: PageContent[] = [];
  for (const page of await listPublishedPages(query, epackId, publicationId)) {
    const found = await readPublished(query, epackId, page);
    if (!found) return undefined;
    pages.push({ ...page, components: found.components });
  }
  return pages;
}

async function readPublished(
  query: Queryable,
  epackId: string,
  published: PublishedPage | undefined,
): Promise<Pick<PageContent, 'components'> | undefined> {
  if (!published) return undefined;
  return findRevision(query, epackId, published, { revision: published.revision });
}

/** Compares the pages retailers show with those published, block by block. */
export async function compareWithPublished(
  query: Queryable,
  epackId: string,
  since: LastPublication | undefined,
  pages: readonly PageContent[],
): Promise<PageDiff[]> {
  const published = since ? await listPublishedPages(query, epackId, since.id) : [];
  const before = new Map(published.map((page) => [keyOf(page), page]));
  const now = new Map(pages.map((page) => [keyOf(page), page]));
  const differences: PageDiff[] = [];
  for (const key of new Set([...now.keys(), ...before.keys()])) {
    const [page, old] = [now.get(key), before.get(key)];
    const { locale, template, page: name } = page ?? old ?? { locale: '', template: '', page: '' };
    if (page && old && page.revision === old.revision) continue;
    const state = old === undefined ? 'added' : page === undefined ? 'removed' : 'changed';
    const comparison = comparePages(toPage(await readPublished(query, epackId, old)), toPage(page));
    if (state === 'changed' && comparison.blocks.length === 0) continue;
    differences.push({ locale, template, page: name, state, ...comparison });
  }
  return differences;
}
