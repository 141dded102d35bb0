import { sql } from 'kysely';

import type { Keeping } from '../../platform/config/config.ts';
import type { Queryable } from '../../platform/storage/database.ts';

/**
 * Removes versions beyond the maximum number or age. Keeps those of an epack's last publication, to compare
 * the next one with.
 *
 * @returns the number of removed versions
 */
export async function pruneVersions(
  query: Queryable,
  { versions, versionDays }: Pick<Keeping, 'versions' | 'versionDays'>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    with ranked as (
      select epack_id, locale, template, page, revision, replaced_at,
        row_number() over (partition by epack_id, locale, template, page order by revision desc) as rank
      from page_version
    ), published as (
      select p.epack_id, pp.locale, pp.template, pp.page, pp.revision from publication_page pp
      join (select epack_id, max(id) as id from publication group by epack_id) p on p.id = pp.publication_id
    )
    delete from page_version v using ranked r
    where (v.epack_id, v.locale, v.template, v.page, v.revision)
        = (r.epack_id, r.locale, r.template, r.page, r.revision)
      and (r.rank > ${versions} or r.replaced_at < now() - make_interval(days => ${versionDays}))
      and not exists (
        select from published p where (p.epack_id, p.locale, p.template, p.page, p.revision)
          = (v.epack_id, v.locale, v.template, v.page, v.revision)
      )
  `.execute(query);
  return Number(numAffectedRows ?? 0n);
}
