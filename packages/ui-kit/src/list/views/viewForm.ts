import { z } from 'zod';

/** The fields of a list's view; the server takes names of up to 100 letters. */
export const viewForm = z.strictObject({
  name: z.string().trim().min(1).max(100),
  isShared: z.boolean(),
});
