import {
  type BlockRules,
  hasFixedParts,
  type Issue,
  listFixedPartChanges,
  loadPage,
  type Page,
} from '@vitrina/epack-model';

import { Failure } from '../../../platform/http/failure.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import type { Language } from '../../../platform/http/language.ts';
import type { PageAddress } from '../pageAddress.ts';
import { findPage } from '../pageStore.ts';
import { toSaveIssues } from './saveReport.ts';

interface GuardedSave extends PageAddress {
  epackId: string;
  expected?: number | undefined;
}

/**
 * Refuses a save that changes what a library section fixes in its copies, as the editor does. Removing the link of a copy
 * is allowed.
 *
 * @throws 400 with the place of each change
 */
export async function refuseFixedParts(
  query: Queryable,
  save: GuardedSave,
  sent: Page,
  { rules, language }: { rules: BlockRules; language: Language },
): Promise<void> {
  if (!hasFixedParts(sent)) return;
  const stored = await findPage(query, save.epackId, save);
  // A save of an outdated revision is refused for that, so that both versions can be merged first.
  const isStale = save.expected !== undefined && save.expected !== (stored?.revision ?? 0);
  if (!stored || isStale) return;
  const { locale, template, page } = save;
  const before = loadPage(stored.components, rules).page;
  const found = listFixedPartChanges(before, sent, rules).map(({ componentId, blockKey, name }): Issue => {
    const code = name === undefined ? 'api.error.fixedContent' : 'api.error.fixedPart';
    return {
      code,
      severity: 'error',
      componentId,
      values: { blockKey, ...(name !== undefined && { name }) },
    };
  });
  if (found.length === 0) return;
  const issues = found.map((issue) => ({ ...issue, page: { locale, template, page } }));
  throw new Failure(400, 'fixedPart', { data: toSaveIssues(issues, language) });
}
