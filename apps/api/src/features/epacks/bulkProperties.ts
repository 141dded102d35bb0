import { messages } from '@vitrina/api-client/messages';
import type {
  CallAnswer,
  CallRequest,
  contract,
  EpackBulkProps,
  ErrorCode,
} from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { invalidField } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { inScopeOf, mayHaveCategories } from '../access/epackScope.ts';
import { writeAudit } from '../audit/audit.ts';
import { matchesSelection, maxSelected } from './epackFilter.ts';
import { withProps } from './properties.ts';
import type { EpackRow } from './queries.ts';
import { updateEpack } from './saveEpack.ts';

type BulkRequest = CallRequest<typeof contract.editPropsOfEpacks>['body'];
type BulkAnswer = CallAnswer<typeof contract.editPropsOfEpacks>['data'];
type Chosen = Pick<EpackRow, 'id' | 'name' | 'data' | 'data_revision' | 'tags'>;

async function lockChosen(query: Queryable, user: CurrentUser, request: BulkRequest): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select e.id, e.name, e.data, e.data_revision, e.tags from epack e where ${inScopeOf(user)} and ${matchesSelection(request)}
    order by e.id limit ${maxSelected + 1} for update
  `.execute(query);
  if (rows.length > maxSelected) throw invalidField('body.filter', 'tooBig');
  return rows;
}

function tagsAfter(
  tags: readonly string[],
  { tags: set, addTags = [], removeTags = [] }: EpackBulkProps,
): string[] {
  const removed = new Set(removeTags);
  return [...new Set([...(set ?? tags), ...addTags])].filter((tag) => !removed.has(tag));
}

/**
 * Changes properties of several epacks; those that cannot be changed are refused individually, with the
 * reason.
 */
export async function editPropsOfEpacks(
  database: Database,
  user: CurrentUser,
  request: BulkRequest,
  language: Language,
): Promise<BulkAnswer> {
  const { ids = [], props, dryRun } = request;
  const refusal = (id: string, name: string, code: ErrorCode): BulkAnswer['refused'][number] => ({
    id,
    name,
    code,
    message: messages[language][`api.error.${code}`],
  });
  return database.transaction(async (query) => {
    const chosen = await lockChosen(query, user, request);
    const found = new Set(chosen.map(({ id }) => id));
    const refused = [...new Set(ids)].filter((id) => !found.has(id)).map((id) => refusal(id, '', 'notFound'));
    let count = 0;
    for (const epack of chosen) {
      const { id, name, data, tags } = epack;
      if (props.categories && !mayHaveCategories(user, props.categories)) {
        refused.push(refusal(id, name, 'notEnoughPermissions'));
        continue;
      }
      count++;
      const { brand, categories } = props;
      const changed = withProps(
        { ...data, components: {} },
        { brand, categories, tags: tagsAfter(tags, props) },
      );
      if (!dryRun) await updateEpack(query, epack, changed);
    }
    if (!dryRun && count > 0) {
      await writeAudit(query, user.id, 'epack.editProps', [...found].join(','), { props });
    }
    return { count, refused };
  });
}
