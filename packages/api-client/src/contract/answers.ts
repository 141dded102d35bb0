import { z } from 'zod';

/** `{ code: 200, data }`: the response with one thing, or a list. @public */
export function dataOf<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.literal(200), data });
}

/** `{ code: 200, data: [...] }`. @public */
export function listOf<Item extends z.ZodType>(item: Item) {
  return dataOf(z.array(item));
}

/** `{ code: 200, data: { items, total } }`. @public */
export function itemsOf<Item extends z.ZodType>(item: Item) {
  return dataOf(z.object({ items: z.array(item), total: z.number().int() }));
}

/** `{ code: 200, data: {} }`: the response without content. @public */
export const doneSchema = dataOf(z.object({}));

/** No body at all (204). @public */
export const emptySchema = z.null();
