import { sql, type Kysely } from 'kysely';

/**
 * The retailers whose coverage file is outdated. Rows are only added, so that publications for the same retailer do not
 * wait for each other. Triggers mark every change of the set of keys, also of a retailer that is new.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table coverage_change (retailer_id int not null);
    create index coverage_change_retailer on coverage_change (retailer_id);

    create function note_coverage() returns trigger language plpgsql as $$
      begin
        insert into coverage_change (retailer_id) select distinct retailer_id from changed;
        return null;
      end
    $$;
    create trigger covered_more after insert on stream_pointer
      referencing new table as changed for each statement execute function note_coverage();
    create trigger covered_less after delete on stream_pointer
      referencing old table as changed for each statement execute function note_coverage();

    create function note_retailer_coverage() returns trigger language plpgsql as $$
      begin
        insert into coverage_change (retailer_id) select id from changed;
        return null;
      end
    $$;
    create trigger retailer_covered after insert on retailer
      referencing new table as changed for each statement execute function note_retailer_coverage();
    insert into coverage_change (retailer_id) select id from retailer;
  `;
  await sql.raw(statements).execute(db);
}
