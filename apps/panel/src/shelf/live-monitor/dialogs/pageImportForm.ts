import { idSchema } from '@vitrina/api-client/contract';
import { z } from 'zod';

/** Schema of the import form: a file, or the address of a file. */
export const pageImportForm = z
  .strictObject({
    retailerId: idSchema,
    licenseId: idSchema,
    file: z.instanceof(File).optional(),
    address: z.string().trim().default(''),
  })
  .refine(({ file, address }) => file !== undefined || address !== '', { path: ['file'] });
