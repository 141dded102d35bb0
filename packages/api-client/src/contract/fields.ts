import { z } from 'zod';

/** The maximum id in a 32-bit column. */
const maxId = 2_147_483_647;

/** The id of a row. @public */
export const idSchema = z.number().int().min(1).max(maxId);

/** An id in a path or query, as text. @public */
export const pathIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((id) => id <= maxId);

/** The id of an epack: an unguessable UUID of version 4. @public */
export const epackIdSchema = z.uuidv4();

/** Text of at most `max` UTF-16 units, without NUL characters, which databases do not store. @public */
export function textSchema(max: number, min = 0): z.ZodString {
  return z
    .string()
    .min(min)
    .max(max)
    .refine((text) => !text.includes('\0'));
}

/** A name: text of at most `max` UTF-16 units that is not blank. @public */
export function nameTextSchema(max: number): z.ZodString {
  return textSchema(max, 1).refine((name) => name === '' || name.trim() !== '');
}

/** `1,2,3` in a path or query, as a list of distinct ids. @public */
export const idListSchema = z
  .string()
  .max(4000)
  .regex(/^$|^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
  .transform((text) => (text === '' ? [] : [...new Set(text.split(',').map(Number))]))
  .refine((ids) => ids.every((id) => id <= maxId));

/** Any JSON value. @public */
export const jsonValueSchema = z.json();

/** A calendar day, `YYYY-MM-DD`, in a range where neighboring days are also valid. @public */
export const daySchema = z.iso.date().refine((day) => day >= '1900-01-01' && day <= '2999-12-31');

/** Paging: how many items to skip and how many to return. @public */
export const pagingFields = {
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(10),
};

/** An id with a name. @public */
export const namedSchema = z.object({ id: idSchema, name: z.string() });
/** An id with a name. @public */
export type Named = z.output<typeof namedSchema>;

/**
 * A table as a file: CSV with a byte order mark, or an Excel workbook. English CSV has commas and decimal points,
 * Russian has semicolons and decimal commas, by Accept-Language.
 *
 * @public
 */
export const tableFormatSchema = z.enum(['csv', 'xlsx']);
