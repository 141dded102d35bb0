import { sql, type Kysely } from 'kysely';

/** Ways of looking at a list that users kept; a shared one is seen by everybody who is in the owner's group. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table list_view (
      id integer generated always as identity primary key,
      user_id integer not null references app_user on delete cascade,
      list text not null,
      name text not null,
      query text not null,
      is_shared boolean not null,
      unique (user_id, list, name)
    );
  `;
  await sql.raw(statements).execute(db);
}
