import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { createEmptyDatabase } from '../../../testing/testDatabase.ts';
import { migrations } from '../../entry/migrations.ts';
import { holdInstanceLock, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

async function withDatabase(
  options: string,
  work: (database: ReturnType<typeof openDatabase>, url: string) => Promise<void>,
): Promise<void> {
  const { url, drop } = await createEmptyDatabase(options);
  const database = openDatabase(url, () => undefined);
  try {
    await work(database, url);
  } finally {
    await database.close();
    await drop();
  }
}

describe('migrating', () => {
  it('can be done by several processes at once, and again', () =>
    withDatabase('', async (database) => {
      await Promise.all([
        migrate(database.query, migrations),
        migrate(database.query, migrations),
        migrate(database.query, migrations),
      ]);
      await migrate(database.query, migrations);
      const { rows } = await sql`select * from permission`.execute(database.query);
      expect(rows).toHaveLength(6);
    }));

  it('makes up for migrations that were merged after later ones', () =>
    withDatabase('', async (database) => {
      const { '0062-height-reporters': _heights, '0063-product-owners': _owners, ...before } = migrations;
      await migrate(database.query, before);
      await migrate(database.query, migrations);
      const { rows } = await sql`select 1 from product_owner union all select 1 from stream_height`.execute(
        database.query,
      );
      expect(rows).toEqual([]);
    }));

  it('does not keep others waiting behind a locked table: it gives up, tries again, and says why it stops', () =>
    withDatabase('', async (database, url) => {
      const { '0096-group-keys': _keys, ...before } = migrations;
      await migrate(database.query, before);
      const other = openDatabase(url, () => undefined);
      const patience = { timeoutMs: 50, tries: 3, pauseMs: 10 };
      await other.transaction(async (query) => {
        await sql`select 1 from group_token`.execute(query);
        await expect(migrate(database.query, migrations, undefined, patience)).rejects.toThrow(
          /another program keeps a table locked/,
        );
        await sql`select count(*) from group_token`.execute(database.query);
      });
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const holding = other.transaction(async (query) => {
        await sql`lock table group_token`.execute(query);
        await held;
      });
      setTimeout(release, 200);
      await migrate(database.query, migrations, undefined, { ...patience, tries: 50 });
      await holding;
      await sql`select 1 from group_key`.execute(database.query);
      await other.close();
    }));

  it('refuses a schema newer than the code', () =>
    withDatabase('', async (database) => {
      await migrate(database.query, migrations);
      await sql`insert into kysely_migration values ('9999-future', 'now')`.execute(database.query);
      await expect(migrate(database.query, migrations)).rejects.toThrow(
        /newer than this release: it has 9999-future/,
      );
    }));

  it('refuses a database that does not know Cyrillic letters', () =>
    withDatabase(`template template0 locale_provider libc locale 'C'`, async (database) => {
      await expect(migrate(database.query, migrations)).rejects.toThrow(/Cyrillic/);
    }));

  it('says in one sentence where there is no such database', () =>
    withDatabase('', async (_, url) => {
      const nowhere = openDatabase(`${url}_none`, () => undefined);
      await expect(migrate(nowhere.query, migrations)).rejects.toThrow(
        /DATABASE_URL.*database ".+_none" does not exist/,
      );
      await nowhere.close();
    }));

  it('refuses an account that may not make tables, and says how it may', () =>
    withDatabase('', async (database) => {
      const account = `stranger_${randomUUID().slice(0, 8)}`;
      await sql`create role ${sql.ref(account)}`.execute(database.query);
      await database.query.connection().execute(async (connection) => {
        await sql`set role ${sql.ref(account)}`.execute(connection);
        await expect(migrate(connection, migrations)).rejects.toThrow(
          /ALTER DATABASE ".+" OWNER TO "stranger_/,
        );
        await sql`reset role`.execute(connection);
      });
      await sql`drop role ${sql.ref(account)}`.execute(database.query);
    }));
});

it('finds what goes with an epack, or with what went with one, by an index', () =>
  withDatabase('', async (database) => {
    await migrate(database.query, migrations);
    const { rows } = await sql<{ link: string }>`
      with recursive gone as (
        select 'epack'::regclass::oid as rel
        union select c.conrelid from pg_constraint c join gone on c.confrelid = gone.rel
        where c.contype = 'f' and c.confdeltype = 'c'
      )
      select c.conrelid::regclass || '(' || a.attname || ')' as link
      from pg_constraint c join gone on c.confrelid = gone.rel
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
      )
    `.execute(database.query);
    expect(rows.map(({ link }) => link)).toEqual([]);
  }));

describe('the database', () => {
  it('gives 64-bit integers as numbers and refuses those that do not fit', () =>
    withDatabase('', async ({ query }) => {
      const read = async (text: string) =>
        (await sql<{ n: unknown }>`select ${sql.raw(text)}::int8 as n`.execute(query)).rows[0]?.n;
      expect(await read('9007199254740991')).toBe(9_007_199_254_740_991);
      await expect(read('9007199254740993')).rejects.toThrow(/does not fit/);
    }));

  it('is held by one server at a time', () =>
    withDatabase('', async (_database, url) => {
      const release = await holdInstanceLock(url);
      expect(release).toBeDefined();
      expect(await holdInstanceLock(url)).toBeUndefined();
      await release?.();
      const again = await holdInstanceLock(url);
      expect(again).toBeDefined();
      await again?.();
    }));
});
