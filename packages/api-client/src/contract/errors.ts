import { z } from 'zod';

/**
 * The error of a field. `path` is dotted and starts with the part of the request: `body.login`,
 * `query.limit`.
 *
 * @public
 */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string(), code: z.string() });

/** The body of every unsuccessful response. @public */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  data: z.unknown().optional(),
});

/** One field's error. @public */
export type FieldError = z.output<typeof fieldErrorSchema>;
/** The body of every unsuccessful response. @public */
export type ErrorBody = z.output<typeof errorBodySchema>;
