import { sql, type Kysely } from 'kysely';

/** How high published pages came to be on retailers' pages, by the first visits that said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    create table stream_height (
      retailer_id int not null references retailer on delete cascade,
      publication text not null,
      page text not null,
      size text not null,
      heights int[] not null,
      primary key (retailer_id, publication, page, size)
    );
    create index publication_hash on publication (hash);
  `;
  await sql.raw(statements).execute(db);
}
