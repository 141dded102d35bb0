// The queries that Umami's dashboard sends to its PostgreSQL, in its own form, for one website.
import { websiteId } from './seed.mjs';

const where = `
  website_event.website_id = $1 and website_event.created_at between $2 and $3 and website_event.event_type = 1
`;
const join = `
  inner join umami.session on session.session_id = website_event.session_id
    and session.website_id = website_event.website_id
`;

const statistics = `
  select sum(t.c) as pageviews, count(distinct t.session_id) as visitors, count(distinct t.visit_id) as visits,
    sum(case when t.c = 1 then 1 else 0 end) as bounces,
    sum(floor(extract(epoch from (t.max_time - t.min_time)))) as totaltime
  from (
    select website_event.session_id, website_event.visit_id, count(*) as c,
      min(website_event.created_at) as min_time, max(website_event.created_at) as max_time
    from umami.website_event where ${where} group by 1, 2
  ) t
`;
const byDay = (counted) => `
  select to_char(date_trunc('day', website_event.created_at at time zone 'Europe/Moscow'), 'YYYY-MM-DD') x, ${counted} y
  from umami.website_event where ${where} group by 1 order by 1
`;
const topPaths = `
  select url_path x, count(*) y from umami.website_event where ${where} group by 1 order by 2 desc limit 15
`;
const byColumn = (column) => `
  select ${column} x, count(*) y from umami.website_event ${join} where ${where} group by 1 order by 2 desc limit 100
`;
const lastEvents = `select * from umami.website_event where ${where} order by created_at desc limit 100`;

/** Runs every query of the dashboard, including the comparison with the previous period. */
export function askUmami(pool, { license, from, until, before }) {
  const now = [websiteId(license), from, until];
  const earlier = [websiteId(license), before, from];
  return Promise.all([
    pool.query(statistics, now),
    pool.query(statistics, earlier),
    pool.query(byDay('count(*)'), now),
    pool.query(byDay('count(distinct website_event.session_id)'), now),
    pool.query(topPaths, now),
    pool.query(lastEvents, now),
    ...['browser', 'os', 'device', 'country'].map((column) => pool.query(byColumn(column), now)),
  ]);
}
