import { maxInviewMs } from '../maxInviewMs.ts';
import { codeOf, shownClasses } from '../viewClasses.ts';
import { absent } from './eventTable.ts';

/**
 * The condition of events that count: activity on a package on a page of the retailer. Robots of earlier releases have no
 * class of their own.
 */
export const countedEvents = `
  license_id <> ${absent.id} AND NOT is_foreign AND kind IN ('view', 'inview', 'interaction')
  AND NOT (class = ${codeOf('earlier')} AND device = 'bot')
`;

/** Returns the condition of the events that figures show by default, from their class; see `readClass`. */
export const isShown = (shownClass: string): string =>
  `${shownClass} IN (${shownClasses.map(codeOf).join(', ')})`;

/** Times in view of earlier releases are of views of their own. */
const viewId = `if(view_id = '', event_id, view_id)`;

/**
 * Selects the events of `from` for {@link measures}: a view reports its whole time in view each time it is hidden, and only
 * its longest report counts.
 *
 * @param columns the columns to group measures by; equal for all events of a view
 */
export function measuredRows(columns: string, { day, from }: { day: string; from: string }): string {
  return `(
    SELECT ${day} AS day, ${columns}, kind, ms FROM ${from} AND kind <> 'inview'
    UNION ALL
    SELECT day, ${columns}, 'inview' AS kind, max(seen) AS ms FROM (
      SELECT ${day} AS day, ${columns}, ${viewId} AS view, if(ms > ${maxInviewMs}, ${maxInviewMs}, ms) AS seen
      FROM ${from} AND kind = 'inview'
    ) GROUP BY day, ${columns}, view
  )`;
}

/** The measures, named as in responses. */
export const measures = `
  countIf(kind = 'view') AS count, countIf(kind = 'inview') AS inviewCount,
  countIf(kind = 'inview' AND ms >= 0) AS timedCount, sumIf(ms, kind = 'inview' AND ms >= 0) AS inviewMs,
  countIf(kind = 'interaction') AS interactionCount
`;
