/**
 * A JSON value.
 *
 * @public
 */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A JSON object.
 *
 * @public
 */
export type JsonObject = { readonly [key: string]: Json };

/** Checks for a plain object of any content: not null, not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
