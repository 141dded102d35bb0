import { isRecord, type Json } from '../json.ts';
import type { Prop, SizedValue } from '../schemas/prop.ts';
import { sizes } from '../schemas/size.ts';
import { maxPageDepth } from './cleanJson.ts';
import type { Report } from './report.ts';

/** Repairs a raw property; returns the same object if nothing was wrong. */
export function repairProp(name: string, raw: Json, report: Report): Prop {
  if (isSound(raw)) return raw;
  report('model.load.propRepaired', 'warning', { name });
  if (!isRecord(raw) || !('value' in raw || 'name' in raw)) return { name, value: sizedValueOf(raw) };
  const prop: Prop = {
    ...raw,
    name: typeof raw.name === 'string' ? raw.name : name,
    value: sizedValueOf(raw.value ?? {}),
  };
  for (const [field, isValid] of Object.entries(optionalFieldChecks)) {
    if (!isValid(prop[field])) delete prop[field];
  }
  return prop;
}

const optionalFieldChecks: Readonly<Record<string, (value: unknown) => boolean>> = {
  items: (value) => value === undefined || Array.isArray(value),
  fileType: (value) => value === undefined || value === 'image' || value === 'video',
  optional: (value) => value === undefined || typeof value === 'boolean',
};

function isSound(raw: Json): raw is Prop & Json {
  if (!isRecord(raw) || typeof raw.name !== 'string' || !isSizedValue(raw.value)) return false;
  const { items, fileType, optional } = raw;
  if (items === undefined && fileType === undefined && optional === undefined) return true;
  return Object.entries(optionalFieldChecks).every(([field, isValid]) => isValid(raw[field]));
}

/** Checks for an object with at least one size, or an empty one. */
function isSizedValue(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return sizes.some((size) => size in value) || Object.keys(value).length === 0;
}

/**
 * Converts a bare value to a desktop value, unless it is so deep that it could not be read again when nested
 * further.
 */
function sizedValueOf(value: Json): SizedValue {
  if (isDeeperThan(value, maxPageDepth / 2)) return {};
  return isSizedValue(value) ? (value as SizedValue) : { desktop: value };
}

function isDeeperThan(value: Json, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((nested: Json) => isDeeperThan(nested, depth - 1));
}
