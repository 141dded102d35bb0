import type { PageTestInput } from '@vitrina/api-client/contract';
import { normalizeGtin } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import type { EmbedFacts, PageFacts } from '../monitor/reading/pageFacts.ts';
import type { ExpectedPage } from '../monitor/rules/expectedPage.ts';
import { isSameGtin } from '../monitor/rules/otherProduct.ts';

/** No retailer has this number: a page whose shop is unknown expects it. */
export const unknownRetailer = 0;

const maxId = 2_147_483_647;

/** Returns the numbers of shops that the page's own tags name, those of tags from our server first. */
function retailersOf(embeds: readonly EmbedFacts[], origins: readonly string[]): number[] {
  const ours = (embed: EmbedFacts) => origins.includes(new URL(embed.src).origin);
  return embeds
    .toSorted((a, b) => Number(ours(b)) - Number(ours(a)))
    .map(({ retailer }) => (/^[1-9]\d{0,9}$/.test(retailer) ? Number(retailer) : unknownRetailer))
    .filter((id) => id !== unknownRetailer && id <= maxId);
}

async function findRetailer(
  query: Queryable,
  ids: readonly number[],
): Promise<{ id: number; domains: string[] } | undefined> {
  if (ids.length === 0) return undefined;
  const rows = await query
    .selectFrom('retailer')
    .select(['id', 'domains'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)).find((row) => row !== undefined);
}

/** Returns the product's EAN: as entered, or as the page's data says, if that names one product. */
function eanOf({ ean }: PageTestInput, { product, embeds }: PageFacts): string {
  if (ean) return ean.trim();
  const known = product.gtins.filter((gtin) => normalizeGtin(gtin) !== undefined);
  const named = known.find((gtin) => embeds.some((embed) => isSameGtin(embed.ean, gtin)));
  const [first] = known;
  if (named !== undefined) return named;
  return first !== undefined && known.every((gtin) => isSameGtin(gtin, first)) ? first : '';
}

/** Returns the `publicId` of content that the shop's server added, if it is published. */
async function findDrawn(query: Queryable, { drawnIds }: PageFacts): Promise<string> {
  if (drawnIds.length === 0) return '';
  const { rows } = await sql<{ public_id: string }>`
    select e.public_id::text from epack e where e.public_id::text = any(${[...drawnIds]}::text[])
      and exists (select 1 from stream_pointer s where s.epack_id = e.id)
  `.execute(query);
  return drawnIds.find((id) => rows.some(({ public_id: publicId }) => publicId === id)) ?? '';
}

/**
 * Returns the expected values of a page: what its developer entered, and what the page says about itself. Nothing is
 * looked up by the page's address, so that a test says nothing about a shop whose page does not name it.
 */
export async function expectFromPage(
  query: Queryable,
  input: PageTestInput,
  facts: PageFacts,
  scriptOrigins: readonly string[],
): Promise<ExpectedPage> {
  const ids = input.retailerId ? [input.retailerId] : retailersOf(facts.embeds, scriptOrigins);
  const retailer = await findRetailer(query, ids);
  return {
    retailerId: retailer?.id ?? unknownRetailer,
    domains: retailer?.domains ?? [],
    scriptOrigins,
    ean: eanOf(input, facts),
    mpn: input.mpn?.trim() ?? '',
    brands: input.brand?.trim() ? [input.brand.trim()] : [],
    mappingId: '',
    epackId: null,
    publicId: await findDrawn(query, facts),
  };
}
