import type { CallAnswer, contract, WireComponentData } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../accounts/currentUser.ts';
import { notFound } from '../http/failure.ts';
import type { Queryable } from '../storage/database.ts';
import type { PageAddress } from './pageStore.ts';
import { findEpack } from './queries.ts';

type Versions = CallAnswer<typeof contract.listPageVersions>['data']['items'];

async function requireEpack(query: Queryable, user: CurrentUser, id: string): Promise<void> {
  if (!(await findEpack(query, user, id))) throw notFound();
}

/** The replaced versions of a page, newest first. */
export async function listVersions(
  query: Queryable,
  user: CurrentUser,
  id: string,
  { locale, template, page }: PageAddress,
): Promise<Versions> {
  await requireEpack(query, user, id);
  const rows = await query
    .selectFrom('page_version as v')
    .innerJoin('app_user as u', 'u.id', 'v.saved_by')
    .select(['v.revision', 'v.saved_at', 'u.username', 'v.replaced_at', 'v.component_count'])
    .where('v.epack_id', '=', id)
    .where('v.locale', '=', locale)
    .where('v.template', '=', template)
    .where('v.page', '=', page)
    .orderBy('v.revision', 'desc')
    .execute();
  return rows.map((row) => ({
    revision: row.revision,
    savedDate: row.saved_at.toISOString(),
    savedBy: row.username,
    replacedDate: row.replaced_at.toISOString(),
    componentCount: row.component_count,
  }));
}

/** One replaced version. */
export async function readVersion(
  query: Queryable,
  user: CurrentUser,
  id: string,
  { locale, template, page, revision }: PageAddress & { revision: number },
): Promise<{ components: WireComponentData[]; revision: number }> {
  await requireEpack(query, user, id);
  const row = await query
    .selectFrom('page_version')
    .select(['revision', 'components'])
    .where('epack_id', '=', id)
    .where('locale', '=', locale)
    .where('template', '=', template)
    .where('page', '=', page)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row as { components: WireComponentData[]; revision: number };
}
