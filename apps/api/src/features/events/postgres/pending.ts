import { sql } from 'kysely';

/**
 * The columns an event is counted by: those of `roll_pending`, which holds events until they are rolled up.
 */
export const pendingColumns = sql`
  ts, kind, epack_id, retailer_id, license_id, shelf_id, ms, visitor, browser, device, os, platform, country
`;

/** The kinds of event that are measured. */
export const isMeasured = sql`kind in ('view', 'inview', 'interaction')`;
