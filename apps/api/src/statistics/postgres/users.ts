import { sql, type RawBuilder } from 'kysely';

import type { Selection } from '../../stream/eventStore.ts';

/** Users are counted of all packages, of those that are Shop-In-Shop, and of each shelf by its id. */
const parts = { all: 0, sis: -1 } as const;

/** Daily users of one day, per licence, retailer and part. */
export function usersByPart(isOfDay: RawBuilder<unknown>): RawBuilder<unknown> {
  const count = sql`count(distinct visitor) as users`;
  return sql`
    select license_id, retailer_id, ${sql.lit(parts.all)}::int as part, ${count}
    from impression where ${isOfDay} group by license_id, retailer_id
    union all
    select license_id, retailer_id, ${sql.lit(parts.sis)}::int, ${count}
    from impression where ${isOfDay} and shelf_id in (select id from shelf where is_sis) group by license_id, retailer_id
    union all
    select license_id, retailer_id, shelf_id, ${count}
    from impression where ${isOfDay} and shelf_id > 0 group by license_id, retailer_id, shelf_id
  `;
}

/** Whether all Shop-In-Shop packages, and no others, are asked about. */
function isEverySis({ isSisOnly, hasCategoryRule }: Selection): boolean {
  return isSisOnly && !hasCategoryRule;
}

/** The parts whose users a selection adds up, as a condition on `part`. */
export function isSelectedPart(selection: Selection): RawBuilder<unknown> {
  const { shelfIds } = selection;
  if (isEverySis(selection)) return sql`part = ${sql.lit(parts.sis)}`;
  return shelfIds ? sql`part = any(${shelfIds}::int[])` : sql`part = ${sql.lit(parts.all)}`;
}

/** What tells users apart in a selection's raw events. */
export function visitorOf(selection: Selection): RawBuilder<unknown> {
  const isByShelf = selection.shelfIds !== undefined && !isEverySis(selection);
  return isByShelf ? sql`(shelf_id, visitor)` : sql`visitor`;
}
