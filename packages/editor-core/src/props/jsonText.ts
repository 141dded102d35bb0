import type { Json, JsonObject } from '@vitrina/epack-model';

/** Returns a stored text, number or boolean as text; empty for all other values. */
export function toText(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** Returns a stored object; empty for all other values. */
export function toObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Returns whether a stored value is an object, not a list. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
