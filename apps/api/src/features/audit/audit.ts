import type { Queryable } from '../../platform/storage/database.ts';

/** Records an administrative or publishing action permanently. Never pass a secret in `data`. */
export async function writeAudit(
  query: Queryable,
  userId: number | null,
  action: string,
  subject: string | number,
  data: unknown = {},
): Promise<void> {
  await query
    .insertInto('audit_log')
    .values({ user_id: userId, action, subject: String(subject), data: JSON.stringify(data) })
    .execute();
}

/** Returns the fields that differ between two states of a record, without `revision`. */
export function diffOf<Record extends object>(
  before: Record,
  after: Record,
): { before: Partial<Record>; after: Partial<Record> } {
  const changed = (Object.keys(after) as (keyof Record)[]).filter(
    (key) => key !== 'revision' && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (from: Record) =>
    Object.fromEntries(changed.map((key) => [key, from[key]])) as Partial<Record>;
  return { before: pick(before), after: pick(after) };
}
