import { sql } from 'kysely';

/** What an event is counted by: the columns of `roll_pending`, where events wait until the roll-ups have them. */
export const pendingColumns = sql`
  ts, kind, epack_id, retailer_id, license_id, shelf_id, ms, visitor, browser, device, os, platform, country
`;

/** The kinds of event that are measured. */
export const isMeasured = sql`kind in ('view', 'inview', 'interaction')`;
