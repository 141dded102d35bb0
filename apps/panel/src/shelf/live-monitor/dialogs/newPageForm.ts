import { newPageSchema, productLinkSchema } from '@vitrina/api-client/contract';
import { z } from 'zod';

/** What the form of a new page sends. A page without an address stands for a product whose page is not known yet. */
export const newPageForm = newPageSchema.extend({
  link: z.string().refine((text) => text.trim() === '' || productLinkSchema.safeParse(text).success),
});
