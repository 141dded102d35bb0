import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createEmptyDatabase } from '../../../../testing/testDatabase.ts';
import { migrations } from '../../../entry/migrations.ts';
import { openDatabase, type Database } from '../../../platform/storage/database.ts';
import { migrate } from '../../../platform/storage/migrate.ts';

const epackId = '11111111-2222-4333-8444-555555555555';
const fileId = 'ab'.repeat(32);
const components = JSON.stringify([
  { id: 1, props: { src: { value: { desktop: `/files/${fileId}.webp` } } } },
]);

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const empty = await createEmptyDatabase();
  drop = empty.drop;
  database = openDatabase(empty.url, () => undefined, { isTimed: false });
  await migrate(database.query, migrations, '0005-people');
  await sql`
    insert into app_user (id, username, email, password_hash) values (1, 'ann', 'ann@example.org', 'x')
  `.execute(database.query);
  await sql`
    insert into epack (id, public_id, owner_id, type, data, active, name, brand, mpn, ean, mapping_id, categories, tags,
      author, version, custom_package_id)
    values (${epackId}, 'p', 1, 'minisite', '{}', '{}', 'Чайник «Ёлка»', 'Tefal', 'K-1', '', '', '{}', '{кухня}',
      'ann', '1.0', '')
  `.execute(database.query);
  for (const table of ['page', 'page_version']) {
    const saved = table === 'page' ? sql`` : sql`, saved_at`;
    await sql`
      insert into ${sql.table(table)}
        (epack_id, locale, template, page, revision, components, component_count, saved_by ${saved})
      values (${epackId}, 'ru', 'master_template', 'index.html', 1, ${components}, 1, 1
        ${table === 'page' ? sql`` : sql`, now()`})
    `.execute(database.query);
  }
  await migrate(database.query, migrations);
});
afterAll(async () => {
  await database.close();
  await drop();
});

it('what was stored before is measured, searchable, and knows its files', async () => {
  const page = await database.query.selectFrom('page').selectAll().executeTakeFirstOrThrow();
  expect(page).toMatchObject({ size_bytes: Buffer.byteLength(components), file_ids: [fileId] });
  const version = await database.query.selectFrom('page_version').selectAll().executeTakeFirstOrThrow();
  expect(version.size_bytes).toBe(Buffer.byteLength(components));
  const search = await database.query.selectFrom('epack_search').selectAll().execute();
  expect(search).toEqual([
    { epack_id: epackId, search_text: expect.stringContaining('чайник «елка» tefal k-1') },
  ]);
});
