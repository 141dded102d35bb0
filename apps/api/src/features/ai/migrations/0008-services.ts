import { sql, type Kysely } from 'kysely';

/** What the services beside the builder keep: rights to fonts, tables as data sources, shares of the language model. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    alter table font
      add column license_statement text not null default '',
      add column created_by int references app_user on delete set null,
      add column created_at timestamptz not null default now();
    create unique index font_face on font (family, weight, style);

    alter table data_source
      add column columns json not null default '[]',
      add column revision int not null default 1,
      add column updated_at timestamptz not null default now();

    update data_source s set columns = coalesce((
      select json_agg(name) from json_object_keys(
        (select data from data_source_item i where i.data_source_id = s.id order by i.id limit 1)
      ) name
    ), '[]');

    create table ai_usage (
      user_id int not null references app_user on delete cascade,
      day date not null,
      requests int not null,
      tokens int not null,
      primary key (user_id, day)
    );
  `;
  await sql.raw(statements).execute(db);
}
