import type { StreamPointer } from '@vitrina/api-client/contract';
import { normalizeGtin, type ProductKey } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import { toDigitalLink } from '../productJsonLd.ts';

/** A product of a feed: its codes, and the address of its content. Absent values are empty. */
export interface FeedItem {
  /** The public id of the package. */
  id: string;
  gtin: string;
  brand: string;
  mpn: string;
  mappingId: string;
  name: string;
  type: 'sis' | 'minisite';
  license: string;
  /** Of its content. */
  locales: readonly string[];
  /** Its GS1 Digital Link. */
  digitalLink: string;
  /** The content as HTML, for the retailer's server. */
  htmlUrl: string;
  /** Identifies the exact content. */
  publication: string;
  publishedDate: string;
}

interface Row {
  public_id: string;
  name: string;
  type: FeedItem['type'];
  brand: string;
  mpn: string;
  license: string;
  keys: ProductKey[];
  pointer: StreamPointer | null;
  hash: string;
  published_at: Date;
}

/** Which products' feed. */
export interface FeedOf {
  retailerId: number;
  /** Undefined for every license. */
  licenseIds: readonly number[] | undefined;
  /** The address of the stream, without a trailing slash. */
  streamUrl: string;
}

function toHtmlUrl(
  { retailerId, streamUrl }: FeedOf,
  item: Pick<FeedItem, 'gtin' | 'brand' | 'mpn' | 'mappingId'>,
) {
  const known = Object.entries({
    mappingId: item.mappingId,
    ean: item.gtin,
    ...(item.gtin === '' && { brand: item.brand, mpn: item.mpn }),
  }).filter(([, value]) => value !== '');
  const query = new URLSearchParams({ retailer: String(retailerId), ...Object.fromEntries(known) });
  return `${streamUrl}/stream/v1/html?${query.toString()}`;
}

/** Lists the products currently published at a retailer, by name. */
export async function listFeedItems(
  query: Queryable,
  of: FeedOf,
): Promise<(FeedItem & { pointer: StreamPointer | null })[]> {
  const { rows } = await sql<Row>`
    select e.public_id, e.name, e.type, e.brand, e.mpn, l.name as license, p.pointer, p.hash, p.published_at,
      json_agg(json_build_object('kind', s.kind, 'key', s.key) order by s.kind) as keys
    from stream_pointer s join publication p on p.id = s.publication_id
      join epack e on e.id = s.epack_id join license l on l.id = p.license_id
    where s.retailer_id = ${of.retailerId} and e.deleted_at is null
      ${of.licenseIds ? sql`and p.license_id = any(${of.licenseIds}::int[])` : sql``}
    group by e.id, p.id, l.id order by e.name collate "und-x-icu", e.public_id
  `.execute(query);
  return rows.map((row) => {
    const keyOf = (kind: ProductKey['kind']) => row.keys.find((key) => key.kind === kind)?.key ?? '';
    const gtin = normalizeGtin(keyOf('gtin')) ?? '';
    const { brand, mpn, name, type, license } = row;
    const codes = { gtin, brand, mpn, mappingId: keyOf('mapping') };
    return {
      id: row.public_id,
      ...codes,
      name,
      type,
      license,
      locales: Object.keys(row.pointer?.pages ?? {}),
      digitalLink: gtin && toDigitalLink(gtin),
      htmlUrl: toHtmlUrl(of, codes),
      publication: row.hash,
      publishedDate: row.published_at.toISOString(),
      pointer: row.pointer ?? null,
    };
  });
}
