import { sql, type RawBuilder } from 'kysely';

/**
 * The columns an event is counted by: those of `roll_pending`, which holds events until they are rolled up.
 */
export const pendingColumns = columnsWith(sql`view_id`);

/** The same columns of raw events: one without a view is a view of its own. */
export const rawColumns = columnsWith(sql`coalesce(view_id, event_id) as view_id`);

function columnsWith(viewId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    ts, kind, epack_id, retailer_id, license_id, shelf_id, class, page_key, ms, visitor, browser, device, os, platform,
    country, ${viewId}
  `;
}

/** The kinds of event that are measured. */
export const isMeasured = sql`kind in ('view', 'inview', 'interaction')`;
