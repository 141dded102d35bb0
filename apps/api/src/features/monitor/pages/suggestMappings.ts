import type { MappingSuggestion } from '@vitrina/api-client/contract';
import { normalizeGtin } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { inScopeOf } from '../../access/epackScope.ts';

/** The keys that identify a page. */
export interface PageKeys {
  licenseId: number;
  ean: string;
  mpn: string;
  brand: string;
  retailerSku: string;
}

const maxSuggestions = 10;

/** Returns the spellings of a code, with and without leading zeros. */
function spellingsOf(ean: string): string[] {
  const gtin = normalizeGtin(ean);
  if (!gtin) return ean.trim() === '' ? [] : [ean.trim()];
  const lengths = [8, 12, 13, 14].filter((length) => gtin.slice(0, 14 - length).replaceAll('0', '') === '');
  return [...new Set([ean.trim(), ...lengths.map((length) => gtin.slice(-length))])];
}

/** Finds epacks of the page's license with matching keys; those with the most matches first. */
export async function suggestMappings(
  query: Queryable,
  user: CurrentUser,
  { licenseId, ean, mpn, brand, retailerSku }: PageKeys,
): Promise<MappingSuggestion[]> {
  const byMapping = sql`(e.mapping_id <> '' and e.mapping_id = ${retailerSku})`;
  const byEan = sql`(e.ean = any(${spellingsOf(ean)}::text[]))`;
  const byMpn = sql`(
    e.mpn <> '' and lower(e.mpn) = lower(${mpn}) and (${brand} = '' or lower(e.brand) = lower(${brand}))
  )`;
  const { rows } = await sql<MappingSuggestion>`
    select e.id, e.name, array_remove(array[
      case when ${byMapping} then 'mappingId' end, case when ${byEan} then 'ean' end, case when ${byMpn} then 'mpn' end
    ], null) as "matchedBy"
    from epack e
    where e.license_id = ${licenseId} and (${byMapping} or ${byEan} or ${byMpn}) and ${inScopeOf(user)}
    order by (${byMapping})::int + (${byEan})::int + (${byMpn})::int desc, e.updated_at desc, e.id limit ${maxSuggestions}
  `.execute(query);
  return rows;
}

/** Finds the epack of a page if there is only one with its keys. */
export async function findOnlyMapping(
  query: Queryable,
  user: CurrentUser,
  keys: PageKeys,
): Promise<string | null> {
  const [first, second] = await suggestMappings(query, user, keys);
  if (!first) return null;
  const isClear = !second || first.matchedBy.length > second.matchedBy.length;
  return isClear ? first.id : null;
}
