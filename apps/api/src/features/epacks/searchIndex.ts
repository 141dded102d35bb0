import { sql, type RawBuilder } from 'kysely';

import { toPattern } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { spellingsOf } from '../../platform/text/spellings.ts';

/** Updates the search texts of epacks; unchanged ones are not written. */
export async function indexForSearch(query: Queryable, epackIds: readonly string[]): Promise<void> {
  await sql`
    insert into epack_search (epack_id, search_text)
    select e.id, epack_search_text(e) from epack e where e.id = any(${epackIds}::uuid[])
    on conflict (epack_id) do update set search_text = excluded.search_text
      where epack_search.search_text <> excluded.search_text
  `.execute(query);
}

/** Shorter words are not in the index. */
const gramLength = 3;

/**
 * Checks whether an epack's search text (alias `s`) contains every word of the search in one of its spellings, also
 * inside other words. The index narrows by groups of three letters; the patterns decide.
 */
export function matchesSearch(search: string) {
  const words = search.trim().split(/\s+/);
  const found = words.map((word) => sql`(${sql.join(spellingsOf(word).map(containsWord), sql` or `)})`);
  return sql<boolean>`(${sql.join(found, sql` and `)})`;
}

function containsWord(word: string): RawBuilder<boolean> {
  const matches = sql<boolean>`s.search_text like search_form(${toPattern(word)})`;
  if (Array.from(word).length < gramLength) return matches;
  return sql`(search_grams(s.search_text) @> search_grams(search_form(${word})) and ${matches})`;
}
