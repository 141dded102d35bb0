import { sql, type Kysely } from 'kysely';

/**
 * What goes with a publication is found by an index: each one that went with its epack had all pointers and all publications
 * looked through, and purging many epacks took longer than a statement may.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
      create index stream_pointer_publication on stream_pointer (publication_id);
      create index publication_rolled_back on publication (rolled_back_to) where rolled_back_to is not null;
      create index publication_schedule_publication on publication_schedule (publication_id) where publication_id is not null;
      `,
    )
    .execute(db);
}
