import { sql } from 'kysely';

/** The columns of what is measured, as roll-ups have them. */
export const measureColumns = sql`n, inviews, timed_inviews, inview_ms, interactions`;

/** The same, counted from single events. Rounded one by one: then it is the same in however many parts they are counted. */
export const countedMeasures = sql`
  count(*) filter (where kind = 'view') as n,
  count(*) filter (where kind = 'inview') as inviews,
  count(*) filter (where kind = 'inview' and ms is not null) as timed_inviews,
  coalesce(sum(round(ms)) filter (where kind = 'inview'), 0)::bigint as inview_ms,
  count(*) filter (where kind = 'interaction') as interactions
`;

/** Whether there is anything left of them: a day that was counted again may have taken all away. */
export const hasMeasures = sql`sum(n) + sum(inviews) + sum(interactions) > 0`;

/** Sums of them under their names in the answers. */
export const summedMeasures = sql`
  sum(n)::bigint as count, sum(inviews)::bigint as "inviewCount", sum(timed_inviews)::bigint as "timedCount",
  sum(inview_ms)::bigint as "inviewMs", sum(interactions)::bigint as "interactionCount"
`;
