import type { Queryable } from '../../platform/storage/database.ts';

/** Notes an administrative or publishing act, for good. `data` never holds a secret. */
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

/** The fields in which two states of a record differ; `revision` always does. */
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
