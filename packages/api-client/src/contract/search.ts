import { z } from 'zod';

import { dataOf } from './answers.ts';
import { defineCall } from './call.ts';
import { epackTypeSchema } from './epack.ts';
import { epackIdSchema, namedSchema, textSchema } from './fields.ts';

/** Records found by a text, at most five of a kind, each as far as the user may open it. @public */
export const foundRecordsSchema = z.object({
  packages: z.array(
    z.object({ id: epackIdSchema, name: z.string(), brand: z.string(), type: epackTypeSchema }),
  ),
  /** Products with figures; `publicId` is that of one of the product's packages. */
  products: z.array(
    z.object({ publicId: z.string(), name: z.string(), brand: z.string(), ean: z.string(), mpn: z.string() }),
  ),
  people: z.array(namedSchema.extend({ username: z.string() })),
  retailers: z.array(namedSchema),
});
/** {@link foundRecordsSchema}. @public */
export type FoundRecords = z.output<typeof foundRecordsSchema>;

export const searchCalls = {
  findRecords: defineCall({
    id: 'findRecords',
    method: 'GET',
    path: '/records/search',
    summary:
      'Packages, products, people and retailers by name, brand, EAN or MPN, in Latin and Cyrillic spelling. Kinds the user may not open are empty.',
    permission: 'User',
    scope: 'packages.read',
    query: z.object({ text: textSchema(300, 1) }),
    response: dataOf(foundRecordsSchema),
  }),
};
