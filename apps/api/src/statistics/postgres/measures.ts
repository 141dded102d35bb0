import { sql } from 'kysely';

/** The columns of what is measured, as roll-ups have them. */
export const measureColumns = sql`n, inviews, timed_inviews, inview_ms, interactions`;

/** The same, counted from raw events. */
export const countedMeasures = sql`
  count(*) filter (where kind = 'view') as n,
  count(*) filter (where kind = 'inview') as inviews,
  count(*) filter (where kind = 'inview' and ms is not null) as timed_inviews,
  coalesce(sum(ms) filter (where kind = 'inview'), 0)::bigint as inview_ms,
  count(*) filter (where kind = 'interaction') as interactions
`;

/** Sums of them under their names in the answers. */
export const summedMeasures = sql`
  sum(n)::bigint as count, sum(inviews)::bigint as "inviewCount", sum(timed_inviews)::bigint as "timedCount",
  sum(inview_ms)::bigint as "inviewMs", sum(interactions)::bigint as "interactionCount"
`;

/** The kinds of event that are measured. */
export const isMeasured = sql`kind in ('view', 'inview', 'interaction')`;
