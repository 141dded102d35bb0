import type { CallAnswer, CallRequest, contract, ErrorCode } from '@vitrina/api-client/contract';
import { messages } from '@vitrina/api-client/messages';
import { sql } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import type { Language } from '../../../platform/http/language.ts';
import { refuseUnknown } from '../../../platform/http/refuseUnknown.ts';
import type { Database, Queryable } from '../../../platform/storage/database.ts';
import { writeAudit } from '../../audit/audit.ts';
import { renewStatuses } from '../checking/renewStatuses.ts';
import { listIncidentsOf, settleIncidents } from '../incidents/groupProblems.ts';
import { changeMany, type BulkRequest } from './bulk.ts';
import { requireOption } from './changePages.ts';
import { lockPages } from './listPages.ts';
import { checkReason } from './reasons.ts';
import { findOnlyMapping } from './suggestMappings.ts';

type Body = CallRequest<typeof contract.changeMonitoredPages>['body'];
type Outcome = CallAnswer<typeof contract.changeMonitoredPages>['data'];

const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::int[])`;

interface PageRow {
  id: number;
  product_name: string;
  license_id: number;
  ean: string;
  mpn: string;
  brand: string;
  retailer_sku: string;
}

/** Finds the epack of each page by its keys; pages with no or several such epacks have none. */
async function findMappings(query: Queryable, user: CurrentUser, ids: readonly number[]) {
  const pages: PageRow[] = await query
    .selectFrom('product_page')
    .select(['id', 'product_name', 'license_id', 'ean', 'mpn', 'brand', 'retailer_sku'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .execute();
  const found: { id: number; epackId: string }[] = [];
  const unclear: PageRow[] = [];
  for (const page of pages) {
    const keys = { ...page, licenseId: page.license_id, retailerSku: page.retailer_sku };
    const epackId = await findOnlyMapping(query, user, keys);
    if (epackId) found.push({ id: page.id, epackId });
    else unclear.push(page);
  }
  return { found, unclear };
}

async function mapPages(query: Queryable, pages: readonly { id: number; epackId: string }[]): Promise<void> {
  await sql`
    update product_page p set epack_id = m.epack_id
    from unnest(${pages.map(({ id }) => id)}::int[], ${pages.map(({ epackId }) => epackId)}::uuid[]) m (id, epack_id)
    where p.id = m.id
  `.execute(query);
}

function checkOptions(user: CurrentUser, { mapping, brandAlias, isInStock }: Body): void {
  if (mapping !== undefined) requireOption(user, 'mapping');
  if (isInStock !== undefined) requireOption(user, 'notInStock');
  if (brandAlias !== undefined) requireOption(user, 'updateBrandAlias');
}

/** Changes pages alike, and has them checked soon. */
export async function changePages(
  database: Database,
  user: CurrentUser,
  body: Body,
  language: Language,
): Promise<Outcome> {
  checkOptions(user, body);
  const { ids, filter = {}, dryRun, mapping, brandAlias, isInStock } = body;
  return database.transaction(async (query) => {
    const known = await lockPages(query, user, ids ? { ids } : { filter });
    const { found, unclear } =
      mapping === 'suggested'
        ? await findMappings(query, user, known)
        : { found: known.map((id) => ({ id, epackId: '' })), unclear: [] };
    const changed = found.map(({ id }) => id);
    if (!dryRun && changed.length > 0) {
      if (mapping === 'suggested') await mapPages(query, found);
      await query
        .updateTable('product_page')
        .set({
          ...(mapping === 'none' ? { epack_id: null } : {}),
          ...(brandAlias === undefined ? {} : { brand_alias: brandAlias }),
          ...(isInStock === undefined ? {} : { is_in_stock: isInStock }),
          next_check_at: new Date(),
          revision: sql<number>`revision + 1`,
        })
        .where('id', '=', anyOf(changed))
        .execute();
      await renewStatuses(query, changed);
      await writeAudit(query, user.id, 'page.update', changed.join(','), {
        change: { mapping, brandAlias, isInStock },
      });
    }
    const code: ErrorCode = 'noSingleMatch';
    const message = messages[language][`api.error.${code}`];
    const refused = unclear.map(({ id, product_name: name }) => ({ id, name, code, message }));
    return { count: changed.length, refused: [...refused, ...refuseUnknown(ids, known, language)] };
  });
}

/** Notes on pages why they are not live, or removes their reasons. */
export function sendReasons(
  database: Database,
  user: CurrentUser,
  request: BulkRequest & { reasonId: number | null; note: string },
  language: Language,
): Promise<Outcome> {
  const { reasonId, note } = request;
  return changeMany(database, user, request, {
    language,
    async apply(query, ids) {
      if (reasonId !== null) await checkReason(query, reasonId);
      await query
        .updateTable('product_page')
        .set({
          reason_id: reasonId,
          reason_note: reasonId === null ? '' : note,
          reason_at: reasonId === null ? null : new Date(),
          revision: sql<number>`revision + 1`,
        })
        .where('id', '=', anyOf(ids))
        .execute();
      await renewStatuses(query, ids);
      const action = reasonId === null ? 'page.removeReason' : 'page.sendReason';
      await writeAudit(query, user.id, action, ids.join(','), { reasonId });
    },
  });
}

/** Stops watching pages. */
export function deletePages(
  database: Database,
  user: CurrentUser,
  request: BulkRequest,
  language: Language,
): Promise<Outcome> {
  return changeMany(database, user, request, {
    language,
    async apply(query, ids) {
      const incidents = await listIncidentsOf(query, ids);
      await query.deleteFrom('product_page').where('id', '=', anyOf(ids)).execute();
      await settleIncidents(query, incidents);
      await writeAudit(query, user.id, 'page.delete', ids.join(','));
    },
  });
}
