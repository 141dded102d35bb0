import type { Named } from '@vitrina/api-client/contract';
import { validateEpackData, type Manifest } from '@vitrina/epack-model';
import { messages } from '@vitrina/epack-model/messages';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, forbidden, invalidField } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { isApproved } from '../content-review/isReviewCurrent.ts';
import { listLicenses } from '../directory/reached.ts';
import type { EpackRow } from '../epacks/queries.ts';
import { listRetailersOf } from './queries.ts';

/** Returns whether the user's group can publish. */
export function mayPublish({ isAdmin, group }: CurrentUser): boolean {
  return isAdmin || group?.settings.canPublishToStream === true;
}

/** Checks that the user's group can publish. */
export function checkMayPublish(user: CurrentUser): void {
  if (!mayPublish(user)) throw forbidden('publishNotAllowed');
}

/**
 * Refuses content that was not reviewed as correct since its last change, if the user's group requires a
 * review.
 */
export async function checkIsReviewed(
  query: Queryable,
  user: CurrentUser,
  epack: Pick<EpackRow, 'id'>,
): Promise<void> {
  if (user.isAdmin || !user.group?.settings.isContentCheckRequired) return;
  const { rows } = await sql`
    select 1 from content_review v join epack e on e.id = v.epack_id
    where e.id = ${epack.id} and ${isApproved}
  `.execute(query);
  if (rows.length === 0) throw forbidden('contentCheckRequired');
}

function textOf(code: string, language: Language): string {
  const texts: Partial<Record<string, string>> = messages[language];
  return texts[code] ?? code;
}

/** Returns the manifest of an epack for the model's validation. */
export function manifestOf(epack: EpackRow): Manifest {
  const { brand, name, ean, mpn, mapping_id, categories, tags } = epack;
  const product = {
    brandName: brand,
    productName: name,
    EAN: ean,
    MPN: mpn,
    mappingId: mapping_id,
    categories,
  };
  const absent = { createdDate: '', updatedDate: '', version: '', packageID: '', emsId: '', author: '' };
  return { ...absent, tags, productData: product, data: {} };
}

/** Refuses an epack with incomplete data, and names each field. */
export function checkIsComplete(epack: EpackRow, language: Language): void {
  const issues = validateEpackData({ type: epack.type, manifest: manifestOf(epack) });
  if (issues.length === 0) return;
  const errors = issues.map(({ code }) => ({ path: 'epackData', code, message: textOf(code, language) }));
  throw new Failure(400, 'notPublishable', { errors });
}

/** Returns the license to publish under: the requested one, the epack's own, or the user's only one. */
export async function chooseLicense(
  query: Queryable,
  user: CurrentUser,
  epack: EpackRow,
  asked: number | undefined,
): Promise<Named> {
  const licenses = await listLicenses(query, user);
  const wanted = asked ?? epack.license_id;
  if (wanted !== null) {
    const license = licenses.find(({ id }) => id === wanted);
    if (!license) throw forbidden();
    return license;
  }
  const [only] = licenses;
  if (only && licenses.length === 1) return only;
  throw new Failure(400, 'moreThanOneLicense', { data: { licenses } });
}

/** Returns the license's retailers, limited to the requested ones. */
export async function chooseRetailers(
  query: Queryable,
  user: CurrentUser,
  licenseId: number,
  asked: readonly number[] | undefined,
): Promise<Named[]> {
  const all = await listRetailersOf(query, user, licenseId);
  if (asked?.some((id) => !all.some((retailer) => retailer.id === id))) {
    throw invalidField('body.retailerIds', 'notAllowed');
  }
  const chosen = asked ? all.filter(({ id }) => asked.includes(id)) : all;
  if (chosen.length === 0) throw new Failure(400, 'noRetailers');
  return chosen;
}
