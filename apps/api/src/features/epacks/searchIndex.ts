import { sql } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';

/** Updates the search texts of epacks; unchanged ones are not written. */
export async function indexForSearch(query: Queryable, epackIds: readonly string[]): Promise<void> {
  await sql`
    insert into epack_search (epack_id, search_text)
    select e.id, epack_search_text(e) from epack e where e.id = any(${epackIds}::uuid[])
    on conflict (epack_id) do update set search_text = excluded.search_text
      where epack_search.search_text <> excluded.search_text
  `.execute(query);
}

/** Escapes `%` and `_` in a search. */
function toPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Shorter words are not in the index. */
const gramLength = 3;

/**
 * Checks whether an epack's search text (alias `s`) contains every word of the search, also inside other
 * words. The index narrows by groups of three letters; the patterns decide.
 */
export function matchesSearch(search: string) {
  const words = search.trim().split(/\s+/);
  const long = words.filter((word) => Array.from(word).length >= gramLength);
  const grams = sql.join(
    long.map((word) => sql`search_grams(s.search_text) @> search_grams(search_form(${word}))`),
    sql` and `,
  );
  const patterns = sql.join(
    words.map((word) => sql`s.search_text like search_form(${toPattern(word)})`),
    sql` and `,
  );
  return long.length > 0 ? sql<boolean>`(${grams} and ${patterns})` : sql<boolean>`(${patterns})`;
}
