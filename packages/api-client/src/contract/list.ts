import { z } from 'zod';

import { itemsOf } from './answers.ts';
import { pagingFields, textSchema } from './fields.ts';

/** A column to sort a list by, with its direction. @public */
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

/** Accepts a comma-separated list of known words, also an empty one. */
function commaListOf(words: readonly string[], prefix = ''): RegExp {
  const word = `${prefix}(${words.join('|')})`;
  return new RegExp(`^(${word}(,${word})*)?$`);
}

/** The `sort` parameter: text on the wire, columns after validation. @public */
export type SortSchema<Column extends string> = z.ZodPrefault<
  z.ZodPipe<z.ZodString, z.ZodTransform<SortBy<Column>[], string>>
>;

function sortSchema<Column extends string>(sortable: readonly Column[]): SortSchema<Column> {
  return z
    .string()
    .max(300)
    .regex(commaListOf(sortable, '-?'))
    .refine((text) => {
      const columns = parseSort(text).map(({ column }) => column);
      return new Set(columns).size === columns.length;
    })
    .transform((text) => parseSort<Column>(text))
    .prefault('');
}

const searchField = { search: textSchema(300).optional() };

/** The query fields of every list. @public */
export type ListFields<Column extends string> = typeof searchField &
  typeof pagingFields & { sort: SortSchema<Column> };

/**
 * The query of a list: `search`, `sort` (`name,-createdDate`), `offset`, `limit`, and the list's own filters
 * by name. Only the given columns can be sorted by: an order by any other could reveal its values.
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

/** A yes-or-no filter in a query, as text. @public */
export const flagFilterSchema = z.enum(['true', 'false']).transform((text) => text === 'true');

/** A comma-separated list of known words in a query: `live,noPdp`. @public */
export function wordListSchema<const Word extends string>(words: readonly Word[]) {
  return z
    .string()
    .max(1000)
    .regex(commaListOf(words))
    .transform((text) => (text === '' ? [] : [...new Set(text.split(',') as Word[])]));
}

/** The fields that select things: their `ids`, or a `filter`. @public */
export type SelectionFields<Id extends z.ZodType, Filters extends z.ZodRawShape> = {
  ids: z.ZodOptional<z.ZodArray<Id>>;
  filter: z.ZodOptional<z.ZodObject<typeof searchField & Filters>>;
};

/** The fields that select the things of a bulk call. @public */
export type BulkFields<Id extends z.ZodType, Filters extends z.ZodRawShape> = SelectionFields<Id, Filters> & {
  dryRun: z.ZodDefault<z.ZodBoolean>;
};

/**
 * A body about several things: either `ids`, or a `filter` that selects what the list would show. `others` adds the
 * other fields.
 *
 * @public
 */
export function selectionBody<
  Id extends z.ZodType,
  Filters extends z.ZodRawShape,
  Others extends z.ZodRawShape,
>(id: Id, filters: Filters, others: Others): z.ZodObject<SelectionFields<Id, Filters> & Others> {
  const filterShape = { ...searchField, ...filters };
  const shape = {
    ids: z.array(id).min(1).max(10_000).optional(),
    filter: (z.object(filterShape) as z.ZodObject<typeof filterShape>).optional(),
    ...others,
  };
  const body = z.object(shape) as z.ZodObject<typeof shape>;
  return body.refine((value) => !('ids' in value) !== !('filter' in value), { path: ['ids'] });
}

/**
 * The body of a bulk call: either `ids`, or a `filter` that selects what the list would show. With `dryRun`,
 * nothing changes and the response is a preview. `change` adds the fields of the change itself.
 *
 * @public
 */
export function bulkBody<Id extends z.ZodType, Filters extends z.ZodRawShape, Change extends z.ZodRawShape>(
  id: Id,
  filters: Filters,
  change: Change,
): z.ZodObject<BulkFields<Id, Filters> & Change> {
  return selectionBody(id, filters, { dryRun: z.boolean().default(false), ...change });
}

/**
 * The number of changed things (in a dry run: of things that would change), and the refused ones with their
 * reasons.
 *
 * @public
 */
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
          /** In the user's language. */
          message: z.string(),
        }),
      ),
    }),
  });
}
