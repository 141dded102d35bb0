import { sql, type Kysely } from 'kysely';

/** A creation whose answer was lost can be sent again: the epack it made is found by the key that came with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
      alter table epack add column creation_key text;
      create unique index epack_creation_key on epack (creation_key) where creation_key is not null;
      `,
    )
    .execute(db);
}
