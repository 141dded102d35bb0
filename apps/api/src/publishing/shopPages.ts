import type { ProductKey } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';

import type { Config } from '../config.ts';
import type { Queryable } from '../storage/database.ts';

/** Where a retailer shows a product; undefined where that is not known. */
export type FindShopPage = (retailerId: number, keys: readonly ProductKey[]) => string | undefined;

/** The demo's shop has a page for every GTIN, on this server itself: its address is a path here. */
export async function findDemoShop(
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
