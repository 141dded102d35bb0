import type { Config } from '../../platform/config/config.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { demoSteps, noteStep } from './demoSteps.ts';
import { loadDirectory } from './loadDirectory.ts';

/** A reason for a missing product page. A migration inserts some, which people can change. */
interface PageReason {
  id: number;
  name_en: string;
  name_ru: string;
}

/** Rows of the schema's migrations that a reset restores; noted with the accounts. */
export interface FirstRows {
  pageReasons?: PageReason[];
}

/** Inserts the directory and accounts of the demo into a database without any. */
export async function loadAccounts(
  query: Queryable,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  await loadDirectory(query, publicUrl ? new URL(publicUrl).hostname : undefined);
  const pageReasons = await query
    .selectFrom('page_reason')
    .select(['id', 'name_en', 'name_ru'])
    .orderBy('id')
    .execute();
  await noteStep(query, demoSteps.accounts, { pageReasons } satisfies FirstRows);
}
