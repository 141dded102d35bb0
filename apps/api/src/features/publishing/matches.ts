import type { Named, PartialMatchData } from '@vitrina/api-client/contract';
import { normalizeGtin, type ProductKey } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { inScopeOf } from '../access/epackScope.ts';
import type { EpackRow } from '../epacks/queries.ts';
import { keysOf } from './pointers.ts';
import type { PublishedProduct } from './tables.ts';

type Item = PartialMatchData['uploaded'];
type ItemRow = PublishedProduct & Pick<EpackRow, 'id' | 'updated_at'>;

/** Another epack that is shown where this one would be, as it was published last. */
interface Match extends ItemRow {
  /** Whether the user can access the other epack. */
  is_visible: boolean;
  kinds: ProductKey['kind'][];
  retailers: Named[];
}

const fieldOfKind = { mapping: 'mappingId', gtin: 'ean', mpn: 'mpn' } as const;

/** Finds the epacks already shown at these retailers for these keys, last published first. */
export async function findMatches(
  query: Queryable,
  user: CurrentUser,
  epackId: string,
  retailers: readonly Named[],
  keys: readonly ProductKey[],
): Promise<Match[]> {
  if (keys.length === 0 || retailers.length === 0) return [];
  const wanted = sql.join(keys.map(({ kind, key }) => sql`(${kind}::text, ${key}::text)`));
  const { rows } = await sql<Match & { product: PublishedProduct | null }>`
    select e.id, e.type, e.name, e.brand, e.ean, e.mpn, e.mapping_id, e.categories, e.tags,
      max(p.published_at) as updated_at, (array_agg(p.product order by p.id desc))[1] as product,
      ${inScopeOf(user)} as is_visible, array_agg(distinct s.kind) as kinds,
      jsonb_agg(distinct jsonb_build_object('id', r.id, 'name', r.name)) as retailers
    from stream_pointer s join epack e on e.id = s.epack_id join retailer r on r.id = s.retailer_id
      join publication p on p.id = s.publication_id
    where s.epack_id <> ${epackId} and (s.kind, s.key) in (${wanted})
      and s.retailer_id = any(${retailers.map(({ id }) => id)}::int[])
    group by e.id order by updated_at desc, e.id
  `.execute(query);
  return rows.map(({ product, ...row }) => ({ ...row, ...product }));
}

/** Refuses to replace an epack that the user cannot access: it belongs to another license. */
export function refuseForeign(matches: readonly Match[]): void {
  const retailers = matches.filter((match) => !match.is_visible).flatMap((match) => match.retailers);
  if (retailers.length === 0) return;
  const byId = new Map(retailers.map((retailer) => [retailer.id, retailer]));
  throw new Failure(409, 'takenByAnotherLicense', { data: { retailers: [...byId.values()] } });
}

function toItem(row: ItemRow): Item {
  const { id, type, name, brand, ean, mpn, mapping_id: mappingId, categories, tags } = row;
  const updatedDate = row.updated_at.toISOString();
  return { id, type, name, brand, ean, mpn, mappingId, categories, tags, updatedDate };
}

const comparedFields = [
  'type',
  'name',
  'brand',
  'ean',
  'mpn',
  'mappingId',
  'categories',
  'tags',
  'updatedDate',
] as const;

function toText(item: Item, field: (typeof comparedFields)[number]): string {
  const value = item[field];
  return typeof value === 'string' ? value : value.join(', ');
}

/**
 * Normalizes a value for comparison: spellings of one GTIN are equal, and so are texts that differ only in
 * case.
 */
function toComparable(field: string, text: string): string {
  return (field === 'ean' ? normalizeGtin(text) : undefined) ?? text.trim().toLowerCase();
}

function compareFields(uploaded: Item, existing: Item): PartialMatchData['fields'] {
  return comparedFields.map((name) => {
    const [ours, theirs] = [toText(uploaded, name), toText(existing, name)];
    const isSame = toComparable(name, ours) === toComparable(name, theirs);
    return { name, uploaded: ours, existing: theirs, isSame };
  });
}

/** Describes both sides of the first visible match, field by field. */
export function describeMatch(epack: ItemRow, matches: readonly Match[]): PartialMatchData | undefined {
  const match = matches.find(({ is_visible }) => is_visible);
  if (!match) return undefined;
  const [uploaded, existing] = [toItem(epack), toItem(match)];
  const ours = keysOf(epack).map(({ kind, key }) => `${kind} ${key}`);
  const theirs = new Set(keysOf(match).map(({ kind, key }) => `${kind} ${key}`));
  return {
    uploaded,
    existing,
    fields: compareFields(uploaded, existing),
    matchedBy: match.kinds.map((kind) => fieldOfKind[kind]),
    isExact: ours.length === theirs.size && ours.every((key) => theirs.has(key)),
    retailers: match.retailers,
  };
}
