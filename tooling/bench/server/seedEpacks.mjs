// Fills a database with epacks by the hundred thousand: made by PostgreSQL itself, with names in both alphabets, four
// licenses, forty brands, and real GTINs' shape.
const rowsOf = (count) => `
  insert into epack (id, public_id, license_id, owner_id, type, data, active, name, brand, mpn, ean, mapping_id,
    categories, tags, author, version, custom_package_id, created_at, updated_at)
  select gen_random_uuid(), 'bench-' || n, 1 + n % 4, (select min(id) from app_user),
    case when n % 5 = 0 then 'sis' else 'minisite' end,
    json_build_object('type', 'minisite', 'manifest', json_build_object('productData', '{}'::json,
      'note', repeat('x', 400))),
    '{"locale":"ru","template":"master_template","page":"index.html"}',
    (array['Чайник','Kettle','Блендер','Blender','Утюг','Iron','Пылесос','Toaster'])[1 + n % 8] || ' '
      || (array['Журавль','Swift','Ёлка','Classic','Про'])[1 + (n / 8) % 5] || ' ' || n,
    (array['Tefal','Бирюса','Acme','Moulinex'])[1 + n % 4] || ' ' || (n / 4) % 10,
    'MPN-' || to_hex(n * 7919), lpad((4600000000000 + n * 37)::text, 13, '0'), '',
    array[(1 + n % 50)::text], array['tag' || n % 200, 'кухня'], 'author' || n % 30, '1.0', '',
    now() - n * interval '1 minute', now() - ((n * 7919) % ${count}) * interval '10 seconds'
  from generate_series(1, ${count}) n
`;

/** Inserts `count` epacks of four licenses, finds them for the search, and lets PostgreSQL count what it has. */
export async function seedEpacks(client, count) {
  await client.query("insert into license (name) select 'License ' || n from generate_series(1, 4) n");
  await client.query(rowsOf(count));
  await client.query(
    'insert into epack_search (epack_id, search_text) select e.id, epack_search_text(e) from epack e',
  );
  await client.query('vacuum analyze');
}
