import { sql } from 'kysely';

/** The measure columns of roll-ups. */
export const measureColumns = sql`n, inviews, timed_inviews, inview_ms, interactions`;

/** The same columns, counted from the rows of `measuredRows`. */
export const countedMeasures = sql`
  count(*) filter (where kind = 'view') as n,
  coalesce(sum(inview), 0)::bigint as inviews,
  coalesce(sum(timed), 0)::bigint as timed_inviews,
  coalesce(sum(seen_ms), 0)::bigint as inview_ms,
  count(*) filter (where kind = 'interaction') as interactions
`;

/** Checks that any measure is left: recounting a day can remove them all. */
export const hasMeasures = sql`sum(n) + sum(inviews) + sum(interactions) > 0`;

/** Sums of the measures, named as in responses. */
export const summedMeasures = sql`
  sum(n)::bigint as count, sum(inviews)::bigint as "inviewCount", sum(timed_inviews)::bigint as "timedCount",
  sum(inview_ms)::bigint as "inviewMs", sum(interactions)::bigint as "interactionCount"
`;
