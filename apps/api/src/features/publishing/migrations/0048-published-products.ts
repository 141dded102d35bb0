import { sql, type Kysely } from 'kysely';

/** The product data of each publication; epacks not changed since their publication have it still. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = `
    alter table publication add column product json;
    update publication p set product = json_build_object(
      'type', e.type, 'name', e.name, 'brand', e.brand, 'ean', e.ean, 'mpn', e.mpn,
      'mapping_id', e.mapping_id, 'categories', e.categories, 'tags', e.tags)
    from epack e where e.id = p.epack_id and e.updated_at <= p.published_at;
  `;
  await sql.raw(statements).execute(db);
}
