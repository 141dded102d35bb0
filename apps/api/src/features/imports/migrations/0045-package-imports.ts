import { sql, type Kysely } from 'kysely';

/** Imports of packages: what was uploaded, a row per package, and the keys of what was created. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table package_import (
      id int generated always as identity primary key,
      user_id int not null references app_user on delete cascade,
      upload_id text not null,
      name text not null,
      -- Whose keys count: a license's, or a user's own.
      scope text not null,
      language text not null,
      status text not null default 'reading',
      updates_changed boolean not null default false,
      error text,
      created_at timestamptz not null default now(),
      finished_at timestamptz
    );
    create index package_import_user on package_import (user_id, created_at desc);
    create table package_import_row (
      id int generated always as identity primary key,
      import_id int not null references package_import on delete cascade,
      path text not null,
      archive text not null,
      import_key text not null,
      name text not null,
      status text not null,
      structure json,
      content_hash text not null,
      findings json not null default '[]',
      error text,
      epack_id uuid references epack on delete set null,
      unique (import_id, path)
    );
    create index package_import_row_status on package_import_row (import_id, status);
    create index package_import_row_epack on package_import_row (epack_id);
    create table package_import_key (
      scope text not null,
      import_key text not null,
      epack_id uuid not null references epack on delete cascade,
      content_hash text not null,
      primary key (scope, import_key)
    );
    create index package_import_key_epack on package_import_key (epack_id);
  `;
  await sql.raw(statements).execute(db);
}
