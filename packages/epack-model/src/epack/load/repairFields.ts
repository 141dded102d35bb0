import type { Issue } from '../../issue.ts';
import { isRecord, type Json, type JsonObject } from '../../json.ts';
import type { Fits } from '../../load/fits/fits.ts';

/**
 * The object with each field as the document wants it: an invalid one gets its default, or goes where it has none.
 * Unknown fields stay; a field that was merely missing is no issue.
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

/** The items that fit; each other one is an issue. */
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
