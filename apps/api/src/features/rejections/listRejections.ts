import type { CallRequest, contract, Rejection } from '@vitrina/api-client/contract';
import { sql, type RawBuilder } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { asText, contains, readList } from '../../platform/http/listQuery.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { isoDate } from '../../platform/storage/isoDate.ts';
import { inScopeOf } from '../access/epackScope.ts';

const from = sql`
  rejection j join epack e on e.id = j.epack_id join license l on l.id = e.license_id
  join retailer r on r.id = j.retailer_id left join review_comment c on c.id = j.comment_id
`;

/** A rejection whose comment is deleted counts as resolved: there is no task left. */
const isResolved = sql<boolean>`coalesce(c.is_resolved, true)`;

const select = sql<Rejection>`
  j.id, json_build_object('id', e.id, 'name', e.name) as epack,
  json_build_object('id', l.id, 'name', l.name) as license,
  json_build_object('id', r.id, 'name', r.name) as retailer,
  j.quote, j.reason, ${isoDate(sql`j.created_at`)} as "createdDate", ${isResolved} as "isResolved",
  case when c.component_id is not null then json_build_object(
    'page', json_build_object('locale', c.locale, 'template', c.template, 'page', c.page),
    'componentId', c.component_id, 'componentName', c.component_name, 'prop', j.prop
  ) end as place,
  exists (
    select from jsonb_array_elements(coalesce(l.content_rules, '{}'::jsonb) -> 'bannedWords') w
    where j.quote <> '' and lower(j.quote) = any(string_to_array(lower(w ->> 'words'), E'\\n'))
  ) as "isRule"
`;

/** Matches the rejections (alias `j`, the epack as `e`) a user has access to. */
function scopeOf(user: CurrentUser): RawBuilder<boolean> {
  const { retailerIds } = user;
  return sql<boolean>`(
    ${inScopeOf(user)} and ${retailerIds ? sql`j.retailer_id = any(${retailerIds}::int[])` : sql`true`}
  )`;
}

/** Lists the rejections the user can access, open ones first. */
export function listRejections(
  query: Queryable,
  user: CurrentUser,
  request: CallRequest<typeof contract.listRejections>['query'],
): Promise<{ items: Rejection[]; total: number }> {
  const { search, retailers } = request;
  return readList(
    query,
    {
      select,
      from,
      conditions: [
        scopeOf(user),
        contains(search, [sql`e.name`, sql`j.quote`, sql`j.reason`]),
        retailers?.length ? sql`j.retailer_id = any(${retailers}::int[])` : undefined,
        request.isResolved === undefined ? undefined : sql`${isResolved} = ${request.isResolved}`,
      ],
      columns: {
        epack: asText(sql`e.name`),
        retailer: asText(sql`r.name`),
        createdDate: sql`j.created_at`,
        isResolved,
      },
      defaultSort: [
        { column: 'isResolved', isDescending: false },
        { column: 'createdDate', isDescending: true },
      ],
      tieBreaker: sql`j.id`,
    },
    request,
  );
}

/** Returns a rejection; undefined if the user cannot access it. */
export async function findRejection(
  query: Queryable,
  user: CurrentUser,
  id: number,
): Promise<Rejection | undefined> {
  const { rows } = await sql<Rejection>`
    select ${select} from ${from} where j.id = ${id} and ${scopeOf(user)}
  `.execute(query);
  return rows[0];
}
