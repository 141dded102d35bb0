import type { ProductKey } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';

import type { Config } from '../../platform/config/config.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { pageInScopeOf, pagesFrom } from '../access/pageScope.ts';

/** Returns the address of a product's page at a retailer; undefined if it is unknown. */
export type FindShopPage = (retailerId: number, keys: readonly ProductKey[]) => string | undefined;

/**
 * Finds the pages the live monitor knows for an epack, those without problems first; otherwise the demo's. A page whose
 * link is unknown has no address.
 */
export async function findShopPages(
  query: Queryable,
  user: CurrentUser,
  epackId: string,
  config: Pick<Config, 'demoShopOrigins'>,
): Promise<FindShopPage> {
  const { rows } = await sql<{ retailer_id: number; link: string | null }>`
    select distinct on (p.retailer_id) p.retailer_id, p.link from ${pagesFrom}
    where p.epack_id = ${epackId} and ${pageInScopeOf(user)}
    order by p.retailer_id, p.link is null,
      exists (select 1 from page_problem where page_id = p.id and cleared_at is null),
      p.state is not null and p.state <> 'shown',
      p.id
  `.execute(query);
  const links = new Map(rows.map(({ retailer_id, link }) => [retailer_id, link]));
  const findDemoPage = await findDemoShop(query, config);
  return (retailerId, keys) =>
    links.has(retailerId) ? (links.get(retailerId) ?? undefined) : findDemoPage(retailerId, keys);
}

/** The demo's shops have a page for every GTIN on this server, so their addresses are paths. */
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
  const mainShop = Math.min(...shops);
  return (retailerId, keys) => {
    const gtin = keys.find(({ kind }) => kind === 'gtin');
    if (!gtin || !shops.has(retailerId)) return undefined;
    return `/demo-shop/${retailerId === mainShop ? '' : `at/${retailerId}/`}products/${gtin.key}`;
  };
}
