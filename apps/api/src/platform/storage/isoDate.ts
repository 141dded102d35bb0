import { sql, type RawBuilder } from 'kysely';

/** Selects a time as ISO 8601 in UTC, as in JSON; null stays null. */
export function isoDate(column: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
