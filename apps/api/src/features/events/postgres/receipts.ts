import { sql, type RawBuilder } from 'kysely';

import { isShown } from './shown.ts';

/**
 * The part of a statement that records, for newly stored events (`added`), when a retailer's pages first and
 * last showed a publication. Rows are always updated in the same order, so that two batches do not deadlock.
 */
export function noteReceipts(): RawBuilder<unknown> {
  return sql`
    insert into stream_receipt (epack_id, retailer_id, publication, first_seen, last_seen, views)
    select epack_id, retailer_id, publication, min(ts), max(ts), count(*) filter (where kind = 'view') from added
    where epack_id is not null and publication <> '' and not is_foreign and not is_demo and ${isShown}
      and kind in ('view', 'inview', 'interaction')
    group by epack_id, retailer_id, publication order by epack_id, retailer_id, publication
    on conflict (epack_id, retailer_id, publication) do update set
      first_seen = least(stream_receipt.first_seen, excluded.first_seen),
      last_seen = greatest(stream_receipt.last_seen, excluded.last_seen),
      views = stream_receipt.views + excluded.views
  `;
}
