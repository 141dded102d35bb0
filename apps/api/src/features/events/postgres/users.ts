import { sql, type RawBuilder } from 'kysely';

import type { Selection } from '../eventStore.ts';

/** Users are counted for all packages, for Shop-in-shop packages, and for each shelf by its id. */
const parts = { all: 0, sis: -1 } as const;

/** The visitors in the events `taken`, once per day, license, retailer, part and class. */
export const visitorsByPart = sql`
  select distinct day, license_id, retailer_id, p.part, class, visitor
  from taken left join shelf s on s.id = shelf_id,
    lateral (values
      (${sql.lit(parts.all)}), (case when s.is_sis then ${sql.lit(parts.sis)} end), (nullif(shelf_id, 0))
    ) p (part)
  where kind = 'view' and visitor is not null and p.part is not null
`;

/** Checks whether a selection is exactly all Shop-in-shop packages. */
function isEverySis({ isSisOnly, hasCategoryRule }: Selection): boolean {
  return isSisOnly && !hasCategoryRule;
}

/** The condition on `part` for the users a selection sums. */
export function isSelectedPart(selection: Selection): RawBuilder<unknown> {
  const { shelfIds } = selection;
  if (isEverySis(selection)) return sql`part = ${sql.lit(parts.sis)}`;
  return shelfIds ? sql`part = any(${shelfIds}::int[])` : sql`part = ${sql.lit(parts.all)}`;
}

/** The part that an event of a selection counts for. */
export function partOf(selection: Selection): RawBuilder<unknown> {
  if (isEverySis(selection)) return sql.lit(parts.sis);
  return selection.shelfIds ? sql`shelf_id` : sql.lit(parts.all);
}
