// A server that receives views, with a database of its own.
import { createRequire } from 'node:module';

import { password } from '../server/administrator.mjs';
import { apiFolder } from '../server/places.mjs';
import { startDatabase, startProgram } from '../server/processes.mjs';

const { Client } = createRequire(`${apiFolder}/package.json`)('pg');
const packages = 50;

async function seed(client) {
  await client.query(`insert into license (name) values ('Bench')`);
  const { rows } = await client.query(
    `insert into retailer (name, domains, is_sis) select 'Shop ' || n, array['shop.example'], false
     from generate_series(1, 3) n returning id`,
  );
  await client.query(
    `insert into epack (id, public_id, license_id, owner_id, type, data, active, name, brand, mpn, ean, mapping_id,
       categories, tags, author, version, custom_package_id)
     select gen_random_uuid(), 'bench-' || n, (select max(id) from license), (select min(id) from app_user), 'minisite', '{}',
       '{}', 'Package ' || n, 'Brand', 'MPN-' || n, lpad(n::text, 13, '0'), '', '{}', '{}', '', '1.0', ''
     from generate_series(1, ${packages}) n`,
  );
  const license = (await client.query('select max(id) as id from license')).rows[0].id;
  await client.query('insert into license_retailer (license_id, retailer_id) select $1, id from retailer', [
    license,
  ]);
  return { license, retailers: rows.map(({ id }) => id) };
}

/** Starts a server program, whose retailers and packages have the same ids in each database. */
export async function startIngest(program, timeZone) {
  const database = await startDatabase();
  const server = await startProgram(program, {
    DATABASE_URL: database.url,
    VITRINA_DATA_DIR: database.folder,
    VITRINA_ADMIN_PASSWORD: password,
    VITRINA_TRUST_PROXY: 'loopback',
    VITRINA_TIME_ZONE: timeZone,
    PORT: '0',
  });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const seeded = await seed(client);
  return {
    ...seeded,
    server,
    client,
    publicIds: Array.from({ length: packages }, (_, at) => `bench-${at + 1}`),
    async stop() {
      await client.end();
      await server.stop();
      await database.stop();
    },
  };
}
