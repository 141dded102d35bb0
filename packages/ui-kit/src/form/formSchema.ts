import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

/** The schema of a form's request body. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>;

/** The values of a form's fields, before the schema parses them. */
export type FormValues<Schema extends FormSchema> = z.input<Schema>;
