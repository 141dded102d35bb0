import type { Queryable } from '../../platform/storage/database.ts';

/** The steps of loading the demo, as actions in the audit log. */
export const demoSteps = {
  accounts: 'demo.accounts',
  loaded: 'demo.loaded',
  year: 'demo.year',
} as const;

type DemoStep = (typeof demoSteps)[keyof typeof demoSteps];

/** Returns when a step was done, with what was noted; undefined if it was not. */
export async function findStep(
  query: Queryable,
  step: DemoStep,
): Promise<{ at: Date; data: unknown } | undefined> {
  const row = await query
    .selectFrom('audit_log')
    .select(['created_at', 'data'])
    .where('action', '=', step)
    .executeTakeFirst();
  return row && { at: row.created_at, data: row.data };
}

/** Notes that a step is done. */
export async function noteStep(query: Queryable, step: DemoStep, data: unknown = {}): Promise<void> {
  await query
    .insertInto('audit_log')
    .values({ user_id: null, action: step, subject: 'demo', data: JSON.stringify(data) })
    .execute();
}
