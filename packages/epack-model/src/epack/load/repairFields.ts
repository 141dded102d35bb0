import type { Issue } from '../../issue.ts';
import { isRecord, type Json, type JsonObject } from '../../json.ts';
import type { Fits } from '../../load/fits/fits.ts';

/**
 * Returns the object with valid fields: an invalid field gets its default, or is removed if it has none.
 * Unknown fields stay. A missing field is not an issue.
 */
export function repairFields(
  raw: Json | undefined,
  shape: Readonly<Record<string, Fits>>,
  defaults: JsonObject,
  path: string,
  issues: Issue[],
): JsonObject {
  if (raw !== undefined && !isRecord(raw)) issues.push(repaired(path));
  const fields: Record<string, Json> = isRecord(raw) ? { ...raw } : {};
  for (const [field, fits] of Object.entries(shape)) {
    const value = fields[field];
    if (fits(value)) continue;
    if (value !== undefined) issues.push(repaired(`${path}/${field}`));
    const byDefault = defaults[field];
    if (byDefault === undefined) delete fields[field];
    else fields[field] = byDefault;
  }
  return fields;
}

/** Returns the valid items; each invalid one is an issue. */
export function soundItems<T>(raw: Json | undefined, fits: Fits, path: string, issues: Issue[]): T[] {
  if (raw === undefined || raw === null) return [];
  if (!Array.isArray(raw)) {
    issues.push(repaired(path));
    return [];
  }
  return raw.flatMap((item, at) => {
    if (fits(item)) return [item as T];
    issues.push({ code: 'model.load.itemDropped', severity: 'error', path: `${path}/${at}` });
    return [];
  });
}

function repaired(path: string): Issue {
  return { code: 'model.load.fieldRepaired', severity: 'warning', path, values: { field: path } };
}
