import { idSchema } from '@vitrina/api-client/contract';
import { z } from 'zod';

/** What the form of an import sends: a file, or where one is. */
export const pageImportForm = z
  .strictObject({
    retailerId: idSchema,
    licenseId: idSchema,
    file: z.instanceof(File).optional(),
    address: z.string().trim().default(''),
  })
  .refine(({ file, address }) => file !== undefined || address !== '', { path: ['file'] });
