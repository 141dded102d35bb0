import type { PageStatus } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { Queryable } from '../../../platform/storage/database.ts';
import { weekImpressions } from '../impressions.ts';
import { decideStatus } from '../rules/decideStatus.ts';
import type { PageState } from '../rules/pageState.ts';

interface FactsRow {
  id: number;
  status: PageStatus;
  has_link: boolean;
  has_reason: boolean;
  state: PageState | null;
  is_published: boolean;
  impressions: number;
}

function readFacts(query: Queryable, pageIds: readonly number[]) {
  return sql<FactsRow>`
    select p.id, p.status, p.link is not null as has_link, p.reason_id is not null as has_reason, p.state,
      exists (
        select 1 from stream_pointer s join publication u on u.epack_id = s.epack_id
        where s.epack_id = p.epack_id and s.retailer_id = p.retailer_id
          and u.published_at <= now() - interval '1 day'
      ) as is_published,
      ${weekImpressions} as impressions
    from product_page p where p.id = any(${pageIds}::int[]) order by p.id
  `.execute(query);
}

function changeStatus(query: Queryable, pageId: number, status: PageStatus): Promise<unknown> {
  return sql`
    with ended as (
      update page_status_period set until = now() where page_id = ${pageId} and until is null
    ), begun as (
      insert into page_status_period (page_id, since, status) values (${pageId}, now(), ${status})
      on conflict (page_id, since) do update set status = excluded.status, until = null
    )
    update product_page set status = ${status}, status_since = now() where id = ${pageId}
  `.execute(query);
}

/** Recalculates the statuses of pages, and adds changes to their history. */
export async function renewStatuses(query: Queryable, pageIds: readonly number[]): Promise<void> {
  const { rows } = await readFacts(query, pageIds);
  for (const row of rows) {
    const status = decideStatus({
      hasLink: row.has_link,
      hasReason: row.has_reason,
      state: row.state ?? undefined,
      isPublishedForADay: row.is_published,
      impressions: row.impressions,
    });
    if (status !== row.status) await changeStatus(query, row.id, status);
  }
}
