import { isRecord } from '../../json.ts';

/**
 * Checks a value of clean JSON against a field of the document; `undefined` is an absent field. Reading a
 * document checks every field in every browser that opens it. The schemas check the same for external input,
 * but would make up most of a reader's bundle. A test keeps both consistent.
 */
export type Fits = (value: unknown) => boolean;

export const isText: Fits = (value) => typeof value === 'string';
export const isFlag: Fits = (value) => typeof value === 'boolean';
export const isNumber: Fits = (value) => typeof value === 'number' && Number.isFinite(value);
export const isInteger: Fits = (value) => Number.isSafeInteger(value);
export const isTextOrNumber: Fits = (value) => isText(value) || isNumber(value);
/** Any value of clean JSON is valid JSON. */
export const isJson: Fits = (value) => value !== undefined;

export function isIntegerFrom(min: number, max: number = Number.MAX_SAFE_INTEGER): Fits {
  return (value) => isInteger(value) && (value as number) >= min && (value as number) <= max;
}

export function isOneOf(...values: readonly string[]): Fits {
  return (value) => values.some((each) => each === value);
}

export function orAbsent(fits: Fits): Fits {
  return (value) => value === undefined || fits(value);
}

export function isListOf(fits: Fits): Fits {
  return (value) => Array.isArray(value) && value.every(fits);
}

/** Checks for an object whose every value fits, with any keys. */
export function isTableOf(fits: Fits): Fits {
  return (value) => isRecord(value) && Object.values(value).every(fits);
}

/** Checks for an object with these fields; other fields are allowed. */
export function isObjectOf(fields: Readonly<Record<string, Fits>>): Fits {
  const entries = Object.entries(fields);
  return (value) =>
    isRecord(value) &&
    entries.every(([name, fits]) => fits(Object.hasOwn(value, name) ? value[name] : undefined));
}
