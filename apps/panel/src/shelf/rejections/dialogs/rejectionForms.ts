import { idSchema, rejectionInputSchema } from '@vitrina/api-client/contract';
import { z } from 'zod';

/** Schema of the form for one rejection: the license selects the packages to choose from. */
export const rejectionForm = rejectionInputSchema.extend({ licenseId: idSchema });

/** Schema of the form for a report. */
export const reportForm = z.strictObject({
  licenseId: idSchema,
  retailerId: idSchema,
  file: z.instanceof(File),
});
