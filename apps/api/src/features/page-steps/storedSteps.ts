import type { Queryable } from '../../platform/storage/database.ts';
import type { PageAddress } from '../epacks/pageAddress.ts';
import type { StoredStep } from './tables.ts';

/** Returns the stored steps of a page of an epack that the user was found to reach. */
export function findStoredSteps(
  query: Queryable,
  epackId: string,
  { locale, template, page }: PageAddress,
): Promise<{ revision: number; steps: StoredStep[] } | undefined> {
  return query
    .selectFrom('page_steps')
    .select(['revision', 'steps'])
    .where('epack_id', '=', epackId)
    .where('locale', '=', locale)
    .where('template', '=', template)
    .where('page', '=', page)
    .executeTakeFirst();
}
