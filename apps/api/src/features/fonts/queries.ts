import type { CallRequest, contract, FontRecord, ServerFont } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';

/** Lists the fonts besides the built-in ones. */
export async function listFonts(query: Queryable): Promise<ServerFont[]> {
  const rows = await query
    .selectFrom('font')
    .select(['id', 'family', 'weight', 'style', 'formats'])
    .orderBy(sql`family collate "und-x-icu"`)
    .orderBy('weight')
    .orderBy('id')
    .execute();
  return rows as ServerFont[];
}

/**
 * The number of epacks that use a family, in their fonts or in a block's style, and of brand kits with it. Deleted
 * epacks count, since they can be restored.
 */
const usageCount = sql<number>`(
  select count(*)::int from epack e
  where position(to_json(f.family)::text in e.data::text) > 0
    or exists (select from page p where p.epack_id = e.id and position(to_json(f.family)::text in p.components::text) > 0)
) + (
  select count(*)::int from license l
  where f.family in (l.brand_kit ->> 'headingFont', l.brand_kit ->> 'textFont')
)`;

const record: RawBuilder<FontRecord> = sql`
  f.id, f.family, f.weight, f.style, f.formats, f.license_statement as "licenseStatement", u.username as "createdBy",
  to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdDate", ${usageCount} as "usageCount"
`;
const from = sql`font f left join app_user u on u.id = f.created_by`;

type Search = CallRequest<typeof contract.searchFonts>['query'];

/** Lists the uploaded fonts, for administration. */
export function searchFonts(
  query: Queryable,
  search: Search,
): Promise<{ items: FontRecord[]; total: number }> {
  const source = {
    select: record,
    from,
    conditions: [contains(search.search, [sql`f.family`])],
    columns: {
      family: asText(sql`f.family`),
      weight: sql`f.weight`,
      createdDate: sql`f.created_at`,
      usageCount,
    },
    defaultSort: [
      { column: 'family', isDescending: false },
      { column: 'weight', isDescending: false },
    ] as const,
    tieBreaker: sql`f.id`,
  };
  return readList(query, source, search);
}

/** Returns a font as administrators see it. */
export async function findFont(query: Queryable, id: number): Promise<FontRecord | undefined> {
  const { rows } = await sql<FontRecord>`select ${record} from ${from} where f.id = ${id}`.execute(query);
  return rows[0];
}
