import type { CallRequest, contract, GroupSettings } from '@vitrina/api-client/contract';
import { sql, type Insertable } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { Failure, forbidden, invalidField, notFound } from '../../../platform/http/failure.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import type { Tables } from '../../../platform/storage/tables.ts';
import { writeAudit } from '../../audit/audit.ts';
import { findEpack } from '../../epacks/queries.ts';
import { listRetailersOf } from '../../publishing/queries.ts';
import { renewStatuses } from '../checking/renewStatuses.ts';
import { listIncidentsOf, settleIncidents } from '../incidents/groupProblems.ts';
import { keyOfLink } from '../pageKeys.ts';
import { lockPages } from './listPages.ts';
import { findOnlyMapping } from './suggestMappings.ts';

type NewPage = CallRequest<typeof contract.addMonitoredPage>['body'];
type Change = CallRequest<typeof contract.changeMonitoredPage>['body'];
type Option = keyof GroupSettings['liveMonitor'];

/** @throws 403 if the user's group does not have this option of the live monitor */
export function requireOption({ isAdmin, group }: CurrentUser, option: Option): void {
  if (!isAdmin && !group?.settings.liveMonitor[option]) throw forbidden();
}

/** @throws 404 if the user cannot access the page */
export async function lockPage(query: Queryable, user: CurrentUser, id: number): Promise<void> {
  const [found] = await lockPages(query, user, { ids: [id] });
  if (found === undefined) throw notFound();
}

/** @throws 400 if the user cannot publish for this license at this retailer */
export async function checkPlace(
  query: Queryable,
  user: CurrentUser,
  { licenseId, retailerId }: { licenseId: number; retailerId: number },
): Promise<void> {
  if (user.licenseIds && !user.licenseIds.includes(licenseId))
    throw invalidField('body.licenseId', 'notAllowed');
  const retailers = await listRetailersOf(query, user, licenseId);
  if (!retailers.some(({ id }) => id === retailerId)) throw invalidField('body.retailerId', 'notAllowed');
}

async function checkLinkIsFree(
  query: Queryable,
  { retailerId, licenseId, link }: Pick<NewPage, 'retailerId' | 'licenseId' | 'link'>,
  ownId = 0,
): Promise<void> {
  if (!link) return;
  const { rows } = await sql`
    select 1 from product_page
    where retailer_id = ${retailerId} and license_id = ${licenseId} and link = ${link} and id <> ${ownId}
  `.execute(query);
  if (rows.length > 0) throw new Failure(409, 'pageExists');
}

/** Maps a page's fields in the contract to its columns. */
export function columnsOf(change: Change): Record<string, unknown> {
  const { link, productName, ean, mpn, brand, brandAlias, retailerSku, epackId, isInStock } = change;
  const columns = {
    link,
    product_name: productName,
    ean,
    mpn,
    brand,
    brand_alias: brandAlias,
    retailer_sku: retailerSku,
    epack_id: epackId,
    is_in_stock: isInStock,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Inserts a page with its first status. @returns its id */
export async function insertPage(
  query: Queryable,
  page: Insertable<Tables['product_page']>,
): Promise<number> {
  const { id } = await query
    .insertInto('product_page')
    .values({ ...page, page_key: keyOfLink(page.link) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into page_status_period (page_id, since, status, cause)
    select id, status_since, status, status_cause from product_page where id = ${id}
  `.execute(query);
  await renewStatuses(query, [id]);
  return id;
}

/** Adds a page to watch, and maps it at once if only one epack matches. Returns the page's id. */
export async function addPage(query: Queryable, user: CurrentUser, page: NewPage): Promise<number> {
  await checkPlace(query, user, page);
  await checkLinkIsFree(query, page);
  const { licenseId, ean = '', mpn = '', brand = '', retailerSku = '' } = page;
  const epackId = await findOnlyMapping(query, user, { licenseId, ean, mpn, brand, retailerSku });
  const id = await insertPage(query, {
    retailer_id: page.retailerId,
    license_id: page.licenseId,
    ...columnsOf({ ...page, epackId }),
  });
  await writeAudit(query, user.id, 'page.create', id, { link: page.link ?? null });
  return id;
}

function checkOptions(user: CurrentUser, change: Change): void {
  if (change.epackId !== undefined) requireOption(user, 'mapping');
  if (change.isInStock !== undefined) requireOption(user, 'notInStock');
  if (change.brandAlias !== undefined) requireOption(user, 'updateBrandAlias');
}

/** Changes a page locked by the transaction. Its content may be correct now, so it is checked soon. */
export async function changePage(
  query: Queryable,
  user: CurrentUser,
  { id, retailerId, licenseId }: { id: number; retailerId: number; licenseId: number },
  change: Change,
): Promise<void> {
  checkOptions(user, change);
  if (change.link !== undefined)
    await checkLinkIsFree(query, { retailerId, licenseId, link: change.link }, id);
  if (change.epackId) {
    const epack = await findEpack(query, user, change.epackId);
    if (!epack || epack.license_id !== licenseId) throw invalidField('body.epackId', 'notAllowed');
  }
  const columns = columnsOf(change);
  if (Object.keys(columns).length === 0) return;
  if (change.link !== undefined) columns['page_key'] = keyOfLink(change.link);
  await query
    .updateTable('product_page')
    .set({ ...columns, next_check_at: new Date(), revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
  await renewStatuses(query, [id]);
  await writeAudit(query, user.id, 'page.update', id, { change });
}

/** Stops watching a page. */
export async function deletePage(query: Queryable, user: CurrentUser, id: number): Promise<void> {
  await lockPage(query, user, id);
  const incidents = await listIncidentsOf(query, [id]);
  const { product_name: productName, link } = await query
    .deleteFrom('product_page')
    .where('id', '=', id)
    .returning(['product_name', 'link'])
    .executeTakeFirstOrThrow();
  await settleIncidents(query, incidents);
  await writeAudit(query, user.id, 'page.delete', id, { before: { productName, link } });
}
