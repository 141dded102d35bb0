import type { SortBy } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { Queryable } from '../storage/database.ts';
import { spellingsOf } from '../text/spellings.ts';

/** The query fields common to all lists, as the contract's `listQuery` parses them. */
export interface ListRequest<Column extends string> {
  sort: readonly SortBy<Column>[];
  offset: number;
  limit: number;
}

/** The source of a list. Only columns of the contract can be sorted by. */
export interface ListSource<Row, Column extends string> {
  /** The SQL between `select` and `from`; its type is the row's. */
  select: RawBuilder<Row>;
  /** Tables and joins. */
  from: RawBuilder<unknown>;
  /** All conditions must hold; undefined ones are ignored. */
  conditions: readonly (RawBuilder<unknown> | undefined)[];
  /** The SQL of each sortable column; text with {@link asText}. */
  columns: Record<Column, RawBuilder<unknown>>;
  /** The default order. */
  defaultSort: readonly SortBy<Column>[];
  /** Orders equal rows, so that no page repeats a row. */
  tieBreaker: RawBuilder<unknown>;
}

/** A text column in dictionary order, for both alphabets. */
export function asText(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${column} collate "und-x-icu"`;
}

/**
 * A condition that one of the columns contains the text in one of its spellings, ignoring case; undefined without a
 * text.
 */
export function contains(
  text: string | undefined,
  columns: readonly RawBuilder<unknown>[],
): RawBuilder<boolean> | undefined {
  const wanted = text?.trim();
  if (!wanted) return undefined;
  const patterns = spellingsOf(wanted.toLowerCase()).map(toPattern);
  return sql<boolean>`(${sql.join(
    // Folds a text once for all patterns, which ILIKE would do for each.
    columns.map((column) => sql`lower(${column}) like any(${patterns}::text[])`),
    sql` or `,
  )})`;
}

/** Returns a pattern of texts that contain a word, with `%` and `_` escaped. */
export function toPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Combines the defined conditions; `true` if there are none. */
export function allOf(conditions: readonly (RawBuilder<unknown> | undefined)[]): RawBuilder<boolean> {
  const present = conditions.filter((condition) => condition !== undefined);
  return present.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(present, sql` and `)}`;
}

function orderOf<Column extends string>(
  source: ListSource<unknown, Column>,
  asked: readonly SortBy<Column>[],
): RawBuilder<unknown> {
  const sort = asked.length > 0 ? asked : source.defaultSort;
  const parts = sort.map(({ column, isDescending }) =>
    isDescending ? sql`${source.columns[column]} desc nulls last` : sql`${source.columns[column]} nulls last`,
  );
  return sql.join([...parts, source.tieBreaker]);
}

/** Reads a page of a list, and the total number of rows. */
export async function readList<Row, Column extends string>(
  query: Queryable,
  source: ListSource<Row, Column>,
  request: ListRequest<Column>,
): Promise<{ items: Row[]; total: number }> {
  const { select, from } = source;
  const where = allOf(source.conditions);
  const [page, count] = await Promise.all([
    sql<Row>`
      select ${select} from ${from} where ${where}
      order by ${orderOf(source, request.sort)} limit ${request.limit} offset ${request.offset}
    `.execute(query),
    sql<{ total: number }>`select count(*) as total from ${from} where ${where}`.execute(query),
  ]);
  return { items: page.rows, total: count.rows[0]?.total ?? 0 };
}
