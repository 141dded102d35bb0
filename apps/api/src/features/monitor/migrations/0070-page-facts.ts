import { sql, type Kysely } from 'kysely';

/** What checks know of a page's content, and why the page has its status. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    alter table product_page
      add column is_shown boolean not null default false,
      add column is_counted boolean not null default true,
      add column status_cause text not null default 'neverRead',
      add column status_problem text;

    -- Until now, all that hid a page was one state.
    update product_page set state = 'gone' where state = 'deleted';
    update product_page p set state = case
        when coalesce((
          select c.evidence ->> 'isHiddenFromSearch' from page_check c
          where c.page_id = p.id and c.failure is null order by c.checked_at desc limit 1
        ), 'false') = 'true' then 'noindex'
        else 'sentToList'
      end
    where state = 'hidden';

    -- The hourly renewal of statuses corrects what the columns cannot tell.
    update product_page set status_cause = case status
      when 'live' then 'viewed'
      when 'lowTraffic' then 'fewViews'
      when 'noTraffic' then 'noViews'
      when 'noPdp' then 'noLink'
      when 'reasonSent' then 'reasonSent'
      when 'underReview' then case when state is null then 'neverRead' else 'publishedLately' end
      else coalesce(state, 'neverRead')
    end;

    -- Rules for every problem are for the new ones too.
    update alert_rule set problems = problems || array[
      'unreachable', 'wrongProduct', 'contentMissing', 'contentHidden', 'contentDiffers', 'blockedByPolicy',
      'scriptError'
    ] where cardinality(problems) = 10;
  `;
  await sql.raw(statements).execute(db);
}
