import { sql, type Kysely } from 'kysely';

/**
 * The people who have epacks open, and the announcements for all processes: of people, of saves, and of anything
 * that can end somebody's access. Triggers announce, so that no writer can forget to.
 *
 * The table is unlogged: after a crash, everybody joins again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create unlogged table presence (
      id uuid primary key,
      epack_id uuid not null,
      user_id int not null,
      name text not null,
      place json not null,
      seen_at timestamptz not null default now()
    );
    create index presence_epack on presence (epack_id);
    create index presence_seen on presence (seen_at);

    create function announce_person() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          perform pg_notify('presence', json_build_object('kind', 'left', 'epackId', old.epack_id, 'id', old.id)::text);
        else
          perform pg_notify('presence', json_build_object('kind', 'person', 'epackId', new.epack_id, 'person',
            json_build_object('id', new.id, 'userId', new.user_id, 'name', new.name, 'place', new.place))::text);
        end if;
        return null;
      end
    $$;
    create trigger presence_announced after insert or delete on presence
      for each row execute function announce_person();
    create trigger presence_moved after update of place on presence
      for each row execute function announce_person();

    create function announce_page() returns trigger language plpgsql as $$
      declare
        r record := coalesce(new, old);
      begin
        perform pg_notify('presence', json_build_object('kind', 'page', 'epackId', r.epack_id, 'userId',
          case when tg_op = 'DELETE' then null else r.saved_by end, 'page',
          json_build_object('locale', r.locale, 'template', r.template, 'page', r.page, 'revision',
            case when tg_op = 'DELETE' then null else r.revision end))::text);
        return null;
      end
    $$;
    create trigger page_announced after insert or delete on page for each row execute function announce_page();
    create trigger page_saved after update on page for each row
      when (old.revision is distinct from new.revision) execute function announce_page();

    create function announce_data() returns trigger language plpgsql as $$
      begin
        perform pg_notify('presence',
          json_build_object('kind', 'data', 'epackId', new.id, 'revision', new.data_revision)::text);
        return null;
      end
    $$;
    create trigger epack_data_announced after update on epack for each row
      when (old.data_revision is distinct from new.data_revision) execute function announce_data();

    create function announce_rights() returns trigger language plpgsql as $$
      begin
        perform pg_notify('presence', json_build_object('kind', 'rights')::text);
        return null;
      end
    $$;
    create trigger epack_rights after update on epack for each row
      when (old.license_id is distinct from new.license_id or old.owner_id is distinct from new.owner_id
        or old.deleted_at is distinct from new.deleted_at or old.categories is distinct from new.categories)
      execute function announce_rights();
    create trigger token_rights after delete on token for each statement execute function announce_rights();
    create trigger group_token_rights after delete on group_token for each statement execute function announce_rights();
    create trigger user_rights after update of roles, group_id, is_enabled or delete on app_user
      for each statement execute function announce_rights();
    create trigger group_rights after update or delete on user_group for each statement execute function announce_rights();
    create trigger permission_rights after insert or delete on group_permission
      for each statement execute function announce_rights();
    create trigger license_rights after insert or delete on group_license
      for each statement execute function announce_rights();
  `;
  await sql.raw(statements).execute(db);
}
