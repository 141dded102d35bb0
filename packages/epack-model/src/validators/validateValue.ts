import { z } from 'zod';

import type { Json } from '../json.ts';
import { makeSchema } from '../schemas/makeSchema.ts';

/** @public */
export const validatorSchema = /* @__PURE__ */ makeSchema(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('required') }),
    z.object({ kind: z.literal('email') }),
    z.object({ kind: z.literal('min'), bound: z.number() }),
    z.object({ kind: z.literal('max'), bound: z.number() }),
    z.object({ kind: z.literal('regex'), pattern: z.string() }),
  ]),
);

/**
 * A validation rule for a value. `min` and `max` limit a number's value or the length of a text or list.
 *
 * @public
 */
export type Validator = z.infer<typeof validatorSchema>;

/** Why a value is invalid; each code is a message id of `./messages`. @public */
export type ValidatorCode =
  | 'model.validator.required'
  | 'model.validator.email'
  | 'model.validator.min'
  | 'model.validator.max'
  | 'model.validator.regex';

/**
 * Returns the first rule a value breaks, or `undefined`. An empty value breaks only `required`. An invalid
 * regular expression is never broken.
 *
 * @public
 */
export function validateValue(
  value: Json | undefined,
  validators: readonly Validator[],
): ValidatorCode | undefined {
  const isMissing = isEmpty(value);
  const broken = validators.find((validator) =>
    validator.kind === 'required' ? isMissing : !isMissing && !holds(value ?? null, validator),
  );
  return broken && `model.validator.${broken.kind}`;
}

function holds(value: Json, validator: Exclude<Validator, { kind: 'required' }>): boolean {
  switch (validator.kind) {
    case 'email':
      return (
        typeof value === 'string' && value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)
      );
    case 'min':
      return magnitudeOf(value) >= validator.bound;
    case 'max':
      return magnitudeOf(value) <= validator.bound;
    case 'regex':
      return matches(typeof value === 'string' ? value : JSON.stringify(value), validator.pattern);
  }
}

function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}

function magnitudeOf(value: Json): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' || Array.isArray(value) ? value.length : NaN;
}

function matches(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}
