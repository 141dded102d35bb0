import { newPageSchema, productLinkSchema } from '@vitrina/api-client/contract';
import { z } from 'zod';

/**
 * Schema of the new page form. A page without an address is for a product whose product page isn't known yet.
 */
export const newPageForm = newPageSchema.extend({
  link: z.string().refine((text) => text.trim() === '' || productLinkSchema.safeParse(text).success),
});
