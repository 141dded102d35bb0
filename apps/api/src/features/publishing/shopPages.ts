import type { ProductKey } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';

import type { Config } from '../../platform/config/config.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { pageInScopeOf, pagesFrom } from '../access/pageScope.ts';

/** Returns the address of a product's page at a retailer; undefined if it is unknown. */
export type FindShopPage = (retailerId: number, keys: readonly ProductKey[]) => string | undefined;

/**
 * Finds the pages the live monitor knows for an epack, those without problems first; otherwise the demo's.
 */
export async function findShopPages(
  query: Queryable,
  user: CurrentUser,
  epackId: string,
  config: Pick<Config, 'demoShopOrigins'>,
): Promise<FindShopPage> {
  const { rows } = await sql<{ retailer_id: number; link: string }>`
    select distinct on (p.retailer_id) p.retailer_id, p.link from ${pagesFrom}
    where p.epack_id = ${epackId} and p.link is not null and ${pageInScopeOf(user)}
    order by p.retailer_id,
      exists (select 1 from page_problem where page_id = p.id and cleared_at is null),
      p.state is not null and p.state <> 'shown',
      p.id
  `.execute(query);
  const links = new Map(rows.map(({ retailer_id, link }) => [retailer_id, link]));
  const findDemoPage = await findDemoShop(query, config);
  return (retailerId, keys) => links.get(retailerId) ?? findDemoPage(retailerId, keys);
}

/** The demo's shop has a page for every GTIN on this server, so its address is a path. */
async function findDemoShop(
  query: Queryable,
  { demoShopOrigins }: Pick<Config, 'demoShopOrigins'>,
): Promise<FindShopPage> {
  const hosts = demoShopOrigins.map((origin) => new URL(origin).hostname);
  if (hosts.length === 0) return () => undefined;
  const { rows } = await sql<{ id: number }>`select id from retailer where domains && ${hosts}`.execute(
    query,
  );
  const shops = new Set(rows.map(({ id }) => id));
  return (retailerId, keys) => {
    const gtin = keys.find(({ kind }) => kind === 'gtin');
    return gtin && shops.has(retailerId) ? `/demo-shop/products/${gtin.key}` : undefined;
  };
}
