import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

/** A schema of what a form sends. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>;

/** What a schema's form holds: what is typed, before the schema reads it. */
export type FormValues<Schema extends FormSchema> = z.input<Schema>;
