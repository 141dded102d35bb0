import type { Json, JsonObject } from '@vitrina/epack-model';

/** A stored text, number or boolean as text; empty for everything else. */
export function toText(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** A stored object; empty for everything else. */
export function toObject(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}
