// Stores the same visits twice: in our table, and in Umami's two. There, a license is a website, and a
// visitor's day a session.

/** Umami's tables for page views and sessions, with the indexes its migrations create for these queries. */
const umamiTables = `
  create schema umami;
  create table umami.session (
    session_id uuid primary key, website_id uuid not null, browser varchar(20), os varchar(20), device varchar(20),
    country char(2), created_at timestamptz not null
  );
  create table umami.website_event (
    event_id uuid primary key, website_id uuid not null, session_id uuid not null, visit_id uuid not null,
    created_at timestamptz not null, url_path varchar(500) not null, event_type int not null default 1
  );
`;
const umamiIndexes = `
  create index on umami.session (created_at);
  create index on umami.session (website_id);
  create index on umami.session (website_id, created_at);
  create index on umami.session (website_id, created_at, browser);
  create index on umami.session (website_id, created_at, os);
  create index on umami.session (website_id, created_at, device);
  create index on umami.session (website_id, created_at, country);
  create index on umami.website_event (created_at);
  create index on umami.website_event (session_id);
  create index on umami.website_event (visit_id);
  create index on umami.website_event (website_id);
  create index on umami.website_event (website_id, created_at);
  create index on umami.website_event (website_id, created_at, url_path);
  create index on umami.website_event (website_id, session_id, created_at);
`;

export const licenseCount = 5;
export const retailerCount = 8;
export const shelfCount = 7;
const epackCount = 200;

/** Returns a website's id in Umami for a license. */
export const websiteId = (license) => `00000000-0000-4000-8000-${String(license).padStart(12, '0')}`;

/**
 * Inserts visits at the times that `time` returns for `n` from 1. Visits decrease with the position of a
 * product or shop in its list.
 */
export function insertVisits({ count, epacks, visitors, time }) {
  return `
    insert into impression (
      ts, event_id, kind, epack_id, retailer_id, license_id, shelf_id, publication, ean, mpn, brand, locale, visitor,
      browser, device, os, platform, country, host, is_foreign, is_demo
    )
    select
      ${time}, gen_random_uuid(), 'view', md5('epack' || product)::uuid,
      1 + floor(power(r2, 1.5) * ${retailerCount})::int, 1 + product % ${licenseCount}, 1 + product % ${shelfCount},
      '', '', '', '', 'ru', decode(md5((floor(r3 * ${visitors}))::text), 'hex'),
      (array['Chrome', 'Yandex', 'Safari', 'Firefox', 'Edge'])[1 + floor(power(r4, 2) * 5)::int],
      (array['mobile', 'desktop', 'tablet'])[1 + floor(power(r4, 2) * 3)::int],
      (array['Android', 'Windows', 'iOS', 'macOS', 'Linux'])[1 + floor(power(r4, 1.5) * 5)::int],
      'web', (array['RU', 'BY', 'KZ', 'AM', 'RS'])[1 + floor(power(r2, 3) * 5)::int], '', false, false
    from (
      select n, floor(power(random(), 2) * ${epacks})::int as product, random() as r2, random() as r3, random() as r4
      from generate_series(1, ${count}) n
    ) made
  `;
}

/**
 * Inserts visits of a number of days, day by day back from yesterday, so that each table's indexes stay in
 * memory.
 */
export async function seedVisits(client, { events, days }) {
  const time = `date_trunc('day', now()) - make_interval(days => (n * ${days}::bigint / ${events + 1})::int + 1)
    + make_interval(secs => random() * 86399)`;
  const visitors = (events / days) * 0.7;
  await client.query(insertVisits({ count: events, epacks: epackCount, visitors, time }));
  await client.query(`insert into roll_state (day, is_dirty)
    select distinct (ts at time zone 'Europe/Moscow')::date, true from impression on conflict do nothing`);
  await client.query('analyze impression');
}

/** Copies the visits into Umami's tables. */
export async function copyToUmami(client) {
  await client.query(umamiTables);
  const session = `md5(license_id || ' ' || retailer_id || ' ' || encode(visitor, 'hex') || ts::date)::uuid`;
  const website = `('00000000-0000-4000-8000-' || lpad(license_id::text, 12, '0'))::uuid`;
  await client.query(`
    insert into umami.website_event (event_id, website_id, session_id, visit_id, created_at, url_path)
    select event_id, ${website}, ${session}, ${session}, ts, epack_id::text from impression
  `);
  await client.query(`
    insert into umami.session
    select distinct on (${session}) ${session}, ${website}, browser, os, device, country, ts from impression
  `);
  await client.query(umamiIndexes);
  await client.query('analyze umami.session');
  await client.query('analyze umami.website_event');
}
