import type { AlertRule, AlertRuleInput, CallRequest, contract } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { Failure, invalidField } from '../../../platform/http/failure.ts';
import { asText, contains, readList } from '../../../platform/http/listQuery.ts';
import { namedList } from '../../../platform/http/namedList.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { isoDate } from '../../../platform/storage/isoDate.ts';
import { licensesInScope, retailersInScope } from '../../access/adminScope.ts';
import { brandsInScope } from '../../directory/brands.ts';
import type { RecordKind } from '../../directory/records.ts';

/** The maximum number of rules of a user; every rule runs every minute. */
const mostRules = 50;

const named = (table: string, ids: string) =>
  namedList(sql`${sql.table(table)} x where x.id = any(${sql.ref(ids)})`, {
    id: sql`x.id`,
    name: sql`x.name`,
  });

const select = sql<AlertRule>`
  a.id, a.name, a.problems, a.statuses, ${named('retailer', 'a.retailer_ids')} as retailers,
  ${named('brand', 'a.brand_ids')} as brands, ${named('license', 'a.license_ids')} as licenses,
  a.pace, a.is_by_mail as "isByMail", a.language, ${isoDate(sql`a.sent_at`)} as "lastSentDate", a.revision
`;

/** Only the owner can access a rule, even among administrators. */
const isOwn = (user: CurrentUser) => sql<boolean>`a.user_id = ${user.id}`;

/** Lists the user's own alert rules. */
export function searchAlertRules(
  query: Queryable,
  user: CurrentUser,
  request: CallRequest<typeof contract.searchAlertRules>['query'],
): Promise<{ items: AlertRule[]; total: number }> {
  return readList(
    query,
    {
      select,
      from: sql`alert_rule a`,
      conditions: [isOwn(user), contains(request.search, [sql`a.name`])],
      columns: { id: sql`a.id`, name: asText(sql`a.name`), lastSentDate: sql`a.sent_at` },
      defaultSort: [{ column: 'name', isDescending: false }],
      tieBreaker: sql`a.id`,
    },
    request,
  );
}

async function findAlertRule(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<AlertRule | undefined> {
  const { rows } = await sql<AlertRule>`
    select ${select} from alert_rule a where a.id = ${id} and ${isOwn(user)}
  `.execute(query);
  return rows[0];
}

/** @throws 400 if the user cannot access one of them */
async function checkReach(
  query: Queryable,
  field: string,
  ids: readonly number[],
  { from, within }: { from: RawBuilder<unknown>; within: RawBuilder<boolean> },
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${from} where id = any(${ids}::int[]) and ${within}
  `.execute(query);
  if (rows[0]?.n !== new Set(ids).size) throw invalidField(`body.${field}`, 'notAllowed');
}

async function check(
  query: Queryable,
  user: CurrentUser,
  input: AlertRuleInput | undefined,
  before?: AlertRule,
): Promise<void> {
  if (!input) return;
  const { retailerIds, brandIds, licenseIds } = input;
  await checkReach(query, 'retailerIds', retailerIds, {
    from: sql`retailer r`,
    within: retailersInScope(user),
  });
  await checkReach(query, 'brandIds', brandIds, { from: sql`brand b`, within: brandsInScope(user) });
  await checkReach(query, 'licenseIds', licenseIds, { from: sql`license l`, within: licensesInScope(user) });
  if (before) return;
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from alert_rule a where ${isOwn(user)}
  `.execute(query);
  if ((rows[0]?.n ?? 0) >= mostRules) throw new Failure(409, 'tooManyAlertRules');
}

/** Alert rules; each is accessible only to its owner. */
export const alertRuleRecords: RecordKind<AlertRule, AlertRuleInput> = {
  name: 'alertRule',
  table: 'alert_rule',
  find: findAlertRule,
  namesOf: ({ name }) => [name],
  namesBeside: (user) => ({ from: sql`alert_rule a`, within: isOwn(user) }),
  columnsOf: (input, user) => ({
    user_id: user.id,
    name: input.name.trim(),
    problems: input.problems,
    statuses: input.statuses,
    retailer_ids: input.retailerIds,
    brand_ids: input.brandIds,
    license_ids: input.licenseIds,
    pace: input.pace,
    is_by_mail: input.isByMail,
    language: input.language,
  }),
  check,
};
