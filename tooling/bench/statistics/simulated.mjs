// Simulates a year of visits by its roll-ups: PostgreSQL fills in the sums of a hundred million visits,
// without the visits. Today's visits are raw events, as always.
import { deriveSums } from '../../../apps/api/src/features/events/postgres/deriveSums.ts';
import { holdRollUps, rollUp } from '../../../apps/api/src/features/events/postgres/rollUp.ts';
import { insertVisits, licenseCount, retailerCount, shelfCount } from './seed.mjs';

export const epackCount = 2000;
const zone = 'Europe/Moscow';

const places = `
  insert into license (name) select 'License ' || n from generate_series(1, ${licenseCount}) n;
  insert into retailer (name, marketplace)
    select 'Retailer ' || n, case when n % 4 = 0 then 'ozon' else 'site' end from generate_series(1, ${retailerCount}) n;
  insert into license_retailer
    select l, r from generate_series(1, ${licenseCount}) l, generate_series(1, ${retailerCount}) r;
  insert into shelf (is_sis, categories) select n % 3 = 0, array[n::text] from generate_series(1, ${shelfCount}) n;
  insert into epack (id, public_id, license_id, owner_id, type, data, active, name, brand, mpn, ean, mapping_id, categories,
    tags, author, version, custom_package_id)
  select md5('epack' || n)::uuid, 'bench-' || n, 1 + n % ${licenseCount}, (select min(id) from app_user),
    case when (1 + n % ${shelfCount}) % 3 = 0 then 'sis' else 'minisite' end, '{}', '{}', 'Product ' || n,
    'Brand ' || n % 40, 'MPN-' || n, lpad((4600000000000 + n * 37)::text, 13, '0'), '',
    array[(1 + n % ${shelfCount})::text], '{}', '', '1.0', ''
  from generate_series(0, ${epackCount - 1}) n;
`;

const publications = (days) => `
  with published as (
    insert into publication (epack_id, license_id, hash, retailer_ids, keys, published_by, published_at)
    select id, license_id, md5(id::text), array(select id from retailer), '[]', owner_id,
      now() - make_interval(days => ${days})
    from epack returning id, epack_id
  )
  insert into stream_pointer (retailer_id, kind, key, epack_id, publication_id)
  select r.id, 'gtin', '0' || e.ean, e.id, p.id from published p join epack e on e.id = p.epack_id, retailer r;
`;

/** Visits decrease with the position of a product or shop in its list; weekends have more. */
const epackSums = ({ events, days }) => `
  with today as (select (now() at time zone '${zone}')::date as day),
  visited as (
    select today.day - back as day, 1 + e % ${licenseCount} as license_id, r as retailer_id,
      1 + e % ${shelfCount} as shelf_id, md5('epack' || e)::uuid as epack_id,
      power(1 - e / ${epackCount}.0, 2) / r * (1 + 0.3 * (extract(isodow from today.day - back) > 5)::int) as weight
    from today, generate_series(1, ${days}) back, generate_series(0, ${epackCount - 1}) e,
      generate_series(1, ${retailerCount}) r
  ),
  counted as (
    select *, round(weight * ${events} / (select sum(weight) from visited))::bigint as n from visited
  )
  insert into roll_epack (day, license_id, retailer_id, shelf_id, epack_id, n, inviews, timed_inviews, inview_ms, interactions)
  select day, license_id, retailer_id, shelf_id, epack_id, n, n * 7 / 10, n * 7 / 10, n * 7 / 10 * 17000, n * 16 / 100
  from counted where n > 0 order by day;
`;

/** Splits a whole number into parts with the same sum: the first part gets the remainder of rounding down. */
const sharedOut = (keys, rows) => `
  select day, license_id, retailer_id, shelf_id, ${keys}, n from (
    select v.day, v.license_id, v.retailer_id, v.shelf_id, ${keys},
      floor(v.n * part)::bigint + case when is_first then v.n - sum(floor(v.n * part)) over whole else 0 end as n
    from roll_visit v, (values ${rows.join(', ')}) parts (whole, ${keys}, part, is_first)
    window whole as (partition by v.day, v.license_id, v.retailer_id, v.shelf_id, parts.whole)
  ) shared where n > 0
`;

const dimensions = {
  browser: { Chrome: 0.55, Yandex: 0.2, Safari: 0.15, Firefox: 0.06, Edge: 0.04 },
  device: { mobile: 0.6, desktop: 0.35, tablet: 0.05 },
  os: { Android: 0.45, Windows: 0.28, iOS: 0.15, macOS: 0.07, Linux: 0.05 },
  platform: { web: 1 },
  country: { RU: 0.8, BY: 0.08, KZ: 0.07, AM: 0.03, RS: 0.02 },
};
const dimensionRows = Object.entries(dimensions).flatMap(([dimension, values]) =>
  Object.entries(values).map(
    ([value, part], at) => `('${dimension}', '${dimension}', '${value}', ${part}, ${at === 0})`,
  ),
);
/** Quiet nights, busy evenings. */
const hourParts = Array.from({ length: 24 }, (_, hour) => 2 + Math.sin(((hour - 14) / 24) * 2 * Math.PI));
const hourSum = hourParts.reduce((sum, part) => sum + part, 0);
const hourRows = hourParts.map((part, hour) => `(0, ${hour}, ${part / hourSum}, ${hour === 12})`);

const placeSums = `
  insert into roll_visit (day, license_id, retailer_id, shelf_id, n, inviews, timed_inviews, inview_ms, interactions)
    select day, license_id, retailer_id, shelf_id, sum(n), sum(inviews), sum(timed_inviews), sum(inview_ms),
      sum(interactions)
    from roll_epack group by 1, 2, 3, 4;
  insert into roll_dimension (day, license_id, retailer_id, shelf_id, dimension, value, n)
    ${sharedOut('dimension, value', dimensionRows)};
  insert into roll_hour (day, license_id, retailer_id, shelf_id, hour, n)
    ${sharedOut('hour', hourRows)};
  insert into roll_user (day, license_id, retailer_id, part, users)
    select day, license_id, retailer_id, shelf_id, ceil(sum(n) * 0.7) from roll_visit group by 1, 2, 3, 4
    union all
    select day, license_id, retailer_id, 0, ceil(sum(n) * 0.65) from roll_visit group by 1, 2, 3
    union all
    select v.day, v.license_id, v.retailer_id, -1, ceil(sum(v.n) * 0.68)
    from roll_visit v join shelf s on s.id = v.shelf_id where s.is_sis group by 1, 2, 3;
`;

const today = `date_trunc('day', now() at time zone '${zone}') at time zone '${zone}'`;

/** Fills an empty, migrated database that has an owner. The sums are consistent. */
export async function simulateVisits(database, client, { events, days }) {
  await client.query(places);
  await client.query(publications(days));
  await client.query(epackSums({ events, days }));
  await client.query(placeSums);
  const perDay = Math.round(events / days);
  const time = `${today} + random() * (now() - ${today})`;
  await client.query(insertVisits({ count: perDay, epacks: epackCount, visitors: perDay * 0.7, time }));
  await client.query(`insert into roll_state (day, is_dirty) select distinct day, false from roll_visit`);
  await holdRollUps(database, deriveSums);
  // Today's visits were inserted without the server, so the day is recounted.
  await client.query(
    `insert into roll_state (day, is_dirty) values ((now() at time zone '${zone}')::date, true)`,
  );
  await rollUp(database, zone, new Date());
  await client.query('vacuum analyze');
}
