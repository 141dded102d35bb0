import { sql, type Kysely } from 'kysely';

/** The time zone whose days the roll-ups are of: one row. Until now these were the days of UTC. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table roll_zone (only_row boolean primary key default true check (only_row), time_zone text not null);
    insert into roll_zone (time_zone) values ('UTC');
  `;
  await sql.raw(statements).execute(db);
}
