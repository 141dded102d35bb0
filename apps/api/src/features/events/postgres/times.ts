import { sql } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import type { PageId, PageMedian, TimeCount } from '../eventStore.ts';
import { middleOf } from '../timeBuckets.ts';
import { isRolled, rolledRows, uncountedMeasures, type StoredPeriod } from './conditions.ts';
import { timeRows } from './measuredRows.ts';

/** Counts times in view by day and bucket. */
export async function countTimes(query: Queryable, period: StoredPeriod): Promise<TimeCount[]> {
  const { rows } = await sql<TimeCount>`
    with measured as (select * from ${uncountedMeasures(period)})
    select day, bucket, sum(n)::bigint as count from (
      select day, bucket, n from roll_visit_time where ${isRolled(period)}
      union all
      ${timeRows(sql`measured`, sql`day`)}
    ) counted group by day, bucket having sum(n) > 0
  `.execute(query);
  return rows;
}

/** Finds the median of each page: the first bucket with half of the times in it or before it. */
export async function findMedians(query: Queryable, period: StoredPeriod): Promise<PageMedian[]> {
  const page = sql`epack_id, license_id, retailer_id`;
  const { rows } = await sql<PageId & { bucket: number }>`
    with measured as (select * from ${uncountedMeasures(period)}), counted as (
      select ${page}, bucket, sum(n) as n from (
        ${rolledRows(period, 'roll_epack_time', sql`${page}, bucket, n`)}
        union all
        ${timeRows(sql`measured`, page)}
      ) times group by ${page}, bucket having sum(n) > 0
    )
    select epack_id as "epackId", license_id as "licenseId", retailer_id as "retailerId", min(bucket) as bucket from (
      select ${page}, bucket, sum(n) over (partition by ${page} order by bucket) as seen,
        sum(n) over (partition by ${page}) as total
      from counted
    ) ranked where seen * 2 >= total group by ${page}
  `.execute(query);
  return rows.map(({ bucket, ...row }) => ({ ...row, medianMs: middleOf(bucket) }));
}
