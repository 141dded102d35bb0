import type { z } from 'zod';

import type { Issue } from '../../issue.ts';
import { isRecord, type Json, type JsonObject } from '../../json.ts';

/** What a field must be, and what it becomes where it is not. */
export interface FieldRepair {
  readonly schema: z.ZodType;
  /** Without a fallback the field is dropped. */
  readonly fallback?: Json;
}

/** The object with each known field as its schema wants it; unknown fields stay. Missing fields are filled without an issue. */
export function repairFields(
  raw: Json | undefined,
  fields: Readonly<Record<string, FieldRepair>>,
  path: string,
  issues: Issue[],
): JsonObject {
  if (raw !== undefined && !isRecord(raw)) issues.push(repaired(path));
  const repairedFields: Record<string, Json> = isRecord(raw) ? { ...raw } : {};
  for (const [field, { schema, fallback }] of Object.entries(fields)) {
    const value = repairedFields[field];
    if (schema.safeParse(value).success) continue;
    if (value !== undefined) issues.push(repaired(`${path}/${field}`));
    if (fallback === undefined) delete repairedFields[field];
    else repairedFields[field] = fallback;
  }
  return repairedFields;
}

/** The items that are as the schema wants them; each other one is an issue. */
export function soundItems<T>(
  raw: Json | undefined,
  schema: z.ZodType<T>,
  path: string,
  issues: Issue[],
): T[] {
  if (raw === undefined || raw === null) return [];
  if (!Array.isArray(raw)) {
    issues.push(repaired(path));
    return [];
  }
  return raw.flatMap((item, at) => {
    const parsed = schema.safeParse(item);
    if (parsed.success) return [item as T];
    issues.push({ code: 'model.load.itemDropped', severity: 'error', path: `${path}/${at}` });
    return [];
  });
}

function repaired(path: string): Issue {
  return { code: 'model.load.fieldRepaired', severity: 'warning', path, values: { field: path } };
}
