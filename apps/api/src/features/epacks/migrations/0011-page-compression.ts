import { sql, type Kysely } from 'kysely';

/** Pages compressed by LZ4 where the server knows it: saving one took a third of the time it takes with the default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    do $$ begin
      if exists (
        select from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)
      ) then
        alter table page alter column components set compression lz4;
        alter table page_version alter column components set compression lz4;
      end if;
    end $$;
  `;
  await sql.raw(statements).execute(db);
}
