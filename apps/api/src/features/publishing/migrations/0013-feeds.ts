import { sql, type Kysely } from 'kysely';

/** The addresses retailers read their feeds of products at: what a token is found by, never the token itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table feed_token (
      retailer_id int primary key references retailer on delete cascade,
      hash bytea not null unique,
      created_at timestamptz not null,
      used_at timestamptz
    );
  `;
  await sql.raw(statements).execute(db);
}
