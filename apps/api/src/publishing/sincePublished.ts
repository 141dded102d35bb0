import type { PageDiff } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { PageAddress } from '../epacks/pageStore.ts';
import type { PageContent } from '../epacks/queries.ts';
import type { Queryable } from '../storage/database.ts';
import { comparePages } from '../versions/comparePages.ts';
import { findRevision, toPage } from '../versions/revisions.ts';

/** The last publication of an epack that some retailer shows, or the last one at all. */
export interface LastPublication {
  id: number;
  hash: string;
  published_at: Date;
}

/** What the next publication is compared with. */
export async function findLastPublication(
  query: Queryable,
  epackId: string,
): Promise<LastPublication | undefined> {
  const { rows } = await sql<LastPublication>`
    select id, hash, published_at from publication where epack_id = ${epackId} order by id desc limit 1
  `.execute(query);
  return rows[0];
}

interface PublishedPage extends PageAddress {
  revision: number;
}

function keyOf({ locale, template, page }: PageAddress): string {
  return JSON.stringify([locale, template, page]);
}

async function readPublished(
  query: Queryable,
  epackId: string,
  published: PublishedPage | undefined,
): Promise<Pick<PageContent, 'components'> | undefined> {
  if (!published) return undefined;
  return findRevision(query, epackId, published, { revision: published.revision });
}

/** The pages retailers show that differ from what was published, each block by block. */
export async function compareWithPublished(
  query: Queryable,
  epackId: string,
  since: LastPublication | undefined,
  pages: readonly PageContent[],
): Promise<PageDiff[]> {
  const published: PublishedPage[] = since
    ? await query
        .selectFrom('publication_page')
        .select(['locale', 'template', 'page', 'revision'])
        .where('publication_id', '=', since.id)
        .orderBy('locale')
        .orderBy('template')
        .orderBy('page')
        .execute()
    : [];
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
