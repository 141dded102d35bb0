import { z } from 'zod';

/** `{ code: 200, data }`: how one thing, or a list, is answered. @public */
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

/** `{ code: 200, data: {} }`, where there is nothing to say but that it is done. @public */
export const doneSchema = dataOf(z.object({}));

/** No body at all (204). @public */
export const emptySchema = z.null();
