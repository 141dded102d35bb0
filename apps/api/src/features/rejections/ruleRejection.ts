import { noContentRules } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Database } from '../../platform/storage/database.ts';
import { requireFullAdmin } from '../access/adminScope.ts';
import { writeAudit } from '../audit/audit.ts';
import { findContentRules } from '../directory/contentRules.ts';
import { findRejection } from './listRejections.ts';

/**
 * Forbids the rejected words in the license's rules, so that no package with them is published again.
 *
 * @throws 403 for all but ROLE_ADMIN, 400 for a rejection without words
 */
export async function ruleRejection(database: Database, user: CurrentUser, id: number): Promise<void> {
  requireFullAdmin(user);
  await database.transaction(async (query) => {
    const rejection = await findRejection(query, user, id);
    if (!rejection) throw notFound();
    const { license, quote, reason, isRule } = rejection;
    if (!quote) throw new Failure(400, 'rejectionWithoutWords');
    if (isRule) return;
    await sql`select 1 from license where id = ${license.id} for update`.execute(query);
    const rules = (await findContentRules(query, license.id)) ?? noContentRules;
    const rule = {
      locale: '',
      categoryIds: [],
      severity: 'error' as const,
      words: quote,
      reason: reason.slice(0, 500),
    };
    await query
      .updateTable('license')
      .set({ content_rules: JSON.stringify({ ...rules, bannedWords: [...rules.bannedWords, rule] }) })
      .set('revision', sql`revision + 1`)
      .where('id', '=', license.id)
      .execute();
    await writeAudit(query, user.id, 'rejection.rule', id, { licenseId: license.id, quote });
  });
}
