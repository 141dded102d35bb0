import type { Issue } from '../issue.ts';
import { isRecord, type Json } from '../json.ts';

/** The maximum nesting of values; deeper values are dropped. Real documents stay below twenty levels. */
export const maxPageDepth = 100;

/**
 * The maximum number of values in a document; only an object graph that repeats objects gets near this limit.
 */
const maxValues = 20_000_000;

/** The state of a walk over a document. `path` is valid up to the current depth. */
interface Walk {
  readonly issues: Issue[];
  readonly path: (string | number)[];
  /** Keys already checked: a document repeats few keys thousands of times. */
  readonly soundKeys: Set<string>;
  readonly maxDepth: number;
  valueCount: number;
}

/**
 * Returns the value as pure JSON: removes values JSON cannot hold, prototype keys, broken text and excessive
 * nesting, each with an issue. Returns the same object if nothing was wrong, so clean input is not copied.
 * Never throws.
 */
export function cleanJson(value: unknown, issues: Issue[], maxDepth: number): Json {
  const cleaned = cleanValue(value, 0, { issues, path: [], soundKeys: new Set(), maxDepth, valueCount: 0 });
  return cleaned === undefined ? null : cleaned;
}

/** Returns `undefined` for a value that must be removed. */
function cleanValue(value: unknown, depth: number, walk: Walk): Json | undefined {
  switch (typeof value) {
    case 'string':
      return isSoundText(value) ? value : mendText(value, depth, walk);
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value || 0 : refuse('model.load.notJson', depth, walk);
    case 'object':
      return value === null ? null : cleanNested(value, depth, walk);
    case 'undefined':
      return undefined;
    default:
      return refuse('model.load.notJson', depth, walk);
  }
}

function isSoundText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Replaces lone surrogates and NUL, which databases and encoders reject, with U+FFFD. */
function mendText(text: string, depth: number, walk: Walk): string {
  refuse('model.load.brokenText', depth, walk);
  return mended(text);
}

function mended(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

function cleanNested(value: object, depth: number, walk: Walk): Json | undefined {
  if (depth >= walk.maxDepth) return refuse('model.load.tooDeep', depth, walk);
  if (walk.valueCount > maxValues) return refuse('model.load.tooLarge', depth, walk);
  if (Array.isArray(value)) return cleanArray(value, depth, walk);
  return isPlain(value) ? cleanObject(value, depth, walk) : refuse('model.load.notJson', depth, walk);
}

/** Replaces invalid items with null, so that the others keep their positions. */
function cleanArray(items: readonly unknown[], depth: number, walk: Walk): Json | undefined {
  walk.valueCount += items.length + 1;
  if (walk.valueCount > maxValues) return refuse('model.load.tooLarge', depth, walk);
  let copy: Json[] | undefined;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    walk.path[depth] = i;
    const cleaned = cleanValue(item, depth + 1, walk) ?? null;
    if (copy) copy.push(cleaned);
    else if (!Object.is(cleaned, item)) copy = [...(items.slice(0, i) as Json[]), cleaned];
  }
  return copy ?? (items as readonly Json[]);
}

function cleanObject(object: Record<string, unknown>, depth: number, walk: Walk): Json {
  walk.valueCount++;
  let copy: Record<string, Json> | undefined;
  for (const key in object) {
    walk.valueCount++;
    walk.path[depth] = key;
    const value = object[key];
    const soundKey = cleanKey(key, depth, walk);
    const cleaned = soundKey === undefined ? undefined : cleanValue(value, depth + 1, walk);
    if (!copy && (soundKey !== key || cleaned === undefined || !Object.is(cleaned, value)))
      copy = copyBefore(object, key);
    if (copy && soundKey !== undefined && cleaned !== undefined) copy[soundKey] = cleaned;
  }
  return copy ?? (object as Record<string, Json>);
}

/** Returns the key, repaired if needed; `undefined` if it must be removed. */
function cleanKey(key: string, depth: number, walk: Walk): string | undefined {
  if (walk.soundKeys.has(key)) return key;
  if (key === '__proto__') return refuse('model.load.prototypeKey', depth + 1, walk);
  if (!isSoundText(key)) return mendText(key, depth + 1, walk);
  walk.soundKeys.add(key);
  return key;
}

/** Copies the entries before the key `end`, all of them clean. */
function copyBefore(object: Record<string, unknown>, end: string): Record<string, Json> {
  const copy: Record<string, Json> = {};
  for (const key in object) {
    if (key === end) break;
    copy[key] = object[key] as Json;
  }
  return copy;
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return isRecord(value) && (prototype === null || prototype === Object.prototype);
}

/** Reports an issue at the walk's path, cut at a depth. */
function refuse(code: string, depth: number, { issues, path }: Walk): undefined {
  const pointer = path
    .slice(0, depth)
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
  issues.push({ code, severity: 'warning', path: mended(pointer) });
  return undefined;
}
