import { z } from 'zod';

import { itemsOf } from './answers.ts';
import { pagingFields, textSchema } from './fields.ts';

/** One column a list is sorted by. @public */
export interface SortBy<Column extends string = string> {
  column: Column;
  isDescending: boolean;
}

function parseSort<Column extends string>(text: string): SortBy<Column>[] {
  if (text === '') return [];
  return text.split(',').map((part) => {
    const isDescending = part.startsWith('-');
    return { column: (isDescending ? part.slice(1) : part) as Column, isDescending };
  });
}

/** `sort` as it is read: text on the wire, columns after validation. @public */
export type SortSchema<Column extends string> = z.ZodPrefault<
  z.ZodPipe<z.ZodString, z.ZodTransform<SortBy<Column>[], string>>
>;

function sortSchema<Column extends string>(sortable: readonly Column[]): SortSchema<Column> {
  const known = new Set<string>(sortable);
  return z
    .string()
    .max(300)
    .meta({ description: `Comma list of ${sortable.join(', ')}; a leading minus sorts downwards.` })
    .refine((text) => {
      const columns = parseSort(text).map(({ column }) => column);
      return columns.every((column) => known.has(column)) && new Set(columns).size === columns.length;
    })
    .transform((text) => parseSort<Column>(text))
    .prefault('');
}

const searchField = { search: textSchema(300).optional() };

/** What the query of every list has. @public */
export type ListFields<Column extends string> = typeof searchField &
  typeof pagingFields & { sort: SortSchema<Column> };

/**
 * The query of a list: `search`, `sort` (`name,-createdDate`), `offset`, `limit`, and the list's own filters by name.
 * Sorting takes the named columns only, so that no order tells of a column nobody may read.
 *
 * @public
 */
export function listQuery<const Column extends string, Filters extends z.ZodRawShape>(options: {
  sortable: readonly Column[];
  filters: Filters;
}): z.ZodObject<ListFields<Column> & Filters> {
  const shape = {
    ...searchField,
    sort: sortSchema(options.sortable),
    ...pagingFields,
    ...options.filters,
  };
  return z.object(shape) as z.ZodObject<typeof shape>;
}

/** The answer of a list: `{ code: 200, data: { items, total } }`. @public */
export function listAnswer<Item extends z.ZodType>(item: Item) {
  return itemsOf(item);
}

/** A yes-or-no filter in a query, where everything is text. @public */
export const flagFilterSchema = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Several of the known words in a query: `live,noPdp`. @public */
export function wordListSchema<const Word extends string>(words: readonly Word[]) {
  const known: ReadonlySet<string> = new Set(words);
  return z
    .string()
    .max(1000)
    .transform((text) => (text === '' ? [] : [...new Set(text.split(','))]))
    .refine((list): list is Word[] => list.every((word) => known.has(word)));
}

/** Which things a call for several is about. @public */
export type BulkFields<Id extends z.ZodType, Filters extends z.ZodRawShape> = {
  ids: z.ZodOptional<z.ZodArray<Id>>;
  filter: z.ZodOptional<z.ZodObject<typeof searchField & Filters>>;
  dryRun: z.ZodDefault<z.ZodBoolean>;
};

/**
 * The body of a call for several things: `ids`, or everything a list would show for a `filter`; never both. With
 * `dryRun` nothing is changed, and the answer says what would be. `change` are the fields that say what to do with them.
 *
 * @public
 */
export function bulkBody<Id extends z.ZodType, Filters extends z.ZodRawShape, Change extends z.ZodRawShape>(
  id: Id,
  filters: Filters,
  change: Change,
): z.ZodObject<BulkFields<Id, Filters> & Change> {
  const filterShape = { ...searchField, ...filters };
  const shape = {
    ids: z.array(id).min(1).max(10_000).optional(),
    filter: (z.object(filterShape) as z.ZodObject<typeof filterShape>).optional(),
    dryRun: z.boolean().default(false),
    ...change,
  };
  const body = z.object(shape) as z.ZodObject<typeof shape>;
  return body.refine((value) => !('ids' in value) !== !('filter' in value), { path: ['ids'] });
}

/** How many were (or, in a dry run, would be) changed, and which are refused for what reason. @public */
export function bulkAnswer<Id extends z.ZodType>(id: Id) {
  return z.object({
    code: z.literal(200),
    data: z.object({
      count: z.number().int(),
      refused: z.array(
        z.object({
          id,
          name: z.string(),
          /** An error code of this API. */
          code: z.string(),
          /** In the reader's language. */
          message: z.string(),
        }),
      ),
    }),
  });
}
