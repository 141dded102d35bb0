import { z } from 'zod';

import { defineCall } from './call.ts';
import { epackIdSchema } from './fields.ts';
import { listAnswer, listQuery } from './list.ts';

/** A product that the user's licenses sell, known from its pages at retailers and from its epacks. @public */
export const productSchema = z.object({
  name: z.string(),
  brand: z.string(),
  ean: z.string(),
  mpn: z.string(),
  /** Ids of the categories of the product's epacks; empty if none has any. */
  categories: z.array(z.string()),
  /** The product's most recently changed epack; null if there is none. */
  epack: z.object({ id: epackIdSchema, name: z.string() }).nullable(),
});
/** {@link productSchema}. @public */
export type Product = z.output<typeof productSchema>;

export const productCalls = {
  listProducts: defineCall({
    id: 'listProducts',
    method: 'GET',
    path: '/api/constructor/products',
    summary:
      "The products of the user's licenses, one line each, by name. The search looks in name, brand, EAN and MPN.",
    permission: ['Builder', 'BuilderPro'],
    query: listQuery({ sortable: ['name', 'brand'], filters: {} }),
    response: listAnswer(productSchema),
  }),
};
