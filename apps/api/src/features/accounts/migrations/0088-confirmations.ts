import { sql, type Kysely } from 'kysely';

/** When the person of a session was last confirmed, and links that undo a change of an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    alter table token add column confirmed_at timestamptz;
    update token set confirmed_at = created_at;
    alter table token
      alter column confirmed_at set default now(),
      alter column confirmed_at set not null;

    alter table password_link add column restored_email text, add column changed_at timestamptz;
    alter table password_link
      add constraint password_link_way_back check ((restored_email is null) = (changed_at is null));
  `;
  await sql.raw(statements).execute(db);
}
