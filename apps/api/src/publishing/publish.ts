import type { CallAnswer, CallRequest, contract, Named } from '@vitrina/api-client/contract';
import { pointerPath, productKeys, type ProductKey } from '@vitrina/stream-embed/pointer';

import type { CurrentUser } from '../accounts/currentUser.ts';
import { findEpack, listPages, type EpackRow } from '../epacks/queries.ts';
import { Failure, notFound } from '../http/failure.ts';
import type { Language } from '../http/language.ts';
import { writeAudit } from '../logs/audit.ts';
import type { Services } from '../services.ts';
import type { BlobStore } from '../storage/blobStore.ts';
import type { Queryable } from '../storage/database.ts';
import {
  checkIsComplete,
  checkMayPublish,
  checkPartialMatch,
  chooseLicense,
  chooseRetailers,
} from './checks.ts';
import { compilePublication, type Publication } from './compile.ts';
import {
  deletePointer,
  listPointers,
  savePointer,
  waitForOtherPublications,
  type PointerKey,
} from './queries.ts';

type PublishRequest = CallRequest<typeof contract.publishToStream>['body'];
type PublishAnswer = CallAnswer<typeof contract.publishToStream>['data'];
type Stores = Pick<Services, 'blobs' | 'database'>;

function keysOf(epack: EpackRow): readonly ProductKey[] {
  return productKeys({
    mappingId: epack.mapping_id,
    ean: epack.ean,
    brand: epack.brand,
    mpn: epack.mpn,
  });
}

function pathOf({ retailerId, ...key }: PointerKey): string {
  return pointerPath({ retailer: String(retailerId), ...key });
}

function pointersOf(retailers: readonly Named[], keys: readonly ProductKey[]): PointerKey[] {
  return retailers.flatMap(({ id }) => keys.map((key) => ({ retailerId: id, ...key })));
}

/** Files first, then the pointers: whoever reads in between still gets the whole old version. */
async function writeFiles(blobs: BlobStore, publication: Publication, pointers: readonly PointerKey[]) {
  for (const [path, bytes] of publication.files) {
    await blobs.putIfAbsent(publication.pointer.base + path, bytes);
  }
  const pointer = Buffer.from(JSON.stringify(publication.pointer));
  for (const key of pointers) await blobs.put(pathOf(key), pointer);
}

/** Takes away the pointers an epack no longer has: its EAN was corrected, say. */
async function removePointers(
  { blobs }: Stores,
  query: Queryable,
  epackId: string,
  pointers: readonly PointerKey[],
): Promise<void> {
  for (const pointer of pointers) {
    await blobs.remove(pathOf(pointer));
    await deletePointer(query, epackId, pointer);
  }
}

async function recordPublication(
  query: Queryable,
  epack: EpackRow,
  values: {
    license: Named;
    retailers: readonly Named[];
    keys: readonly ProductKey[];
    hash: string;
    userId: number;
  },
): Promise<{ id: number; published_at: Date }> {
  const retailerIds = values.retailers.map(({ id }) => id);
  const row = await query
    .insertInto('publication')
    .values({
      epack_id: epack.id,
      license_id: values.license.id,
      hash: values.hash,
      retailer_ids: retailerIds,
      keys: JSON.stringify(values.keys),
      published_by: values.userId,
    })
    .returning(['id', 'published_at'])
    .executeTakeFirstOrThrow();
  if (epack.license_id === null) {
    await query
      .updateTable('epack')
      .set({ license_id: values.license.id })
      .where('id', '=', epack.id)
      .execute();
  }
  await writeAudit(query, values.userId, 'epack.publish', epack.id, { hash: values.hash, retailerIds });
  return row;
}

/** Publishes an epack. A crash on the way leaves the version that was there. */
export async function publishEpack(
  stores: Stores,
  user: CurrentUser,
  id: string,
  request: PublishRequest,
  language: Language,
): Promise<PublishAnswer> {
  checkMayPublish(user);
  return stores.database.transaction(async (query) => {
    await waitForOtherPublications(query);
    const epack = await findEpack(query, user, id, true);
    if (!epack) throw notFound();
    checkIsComplete(epack, language);
    const license = await chooseLicense(query, user, epack, request.licenseId);
    const retailers = await chooseRetailers(query, user, license.id, request.retailerIds);
    if (request.checkPartialUpdate) await checkPartialMatch(query, epack, license.id);
    const pages = await listPages(query, id);
    const keys = keysOf(epack);
    if (pages.length === 0 || keys.length === 0) throw new Failure(400, 'nothingToPublish');

    const publication = await compilePublication(query, epack, pages);
    const pointers = pointersOf(retailers, keys);
    const wanted = new Set(pointers.map(pathOf));
    const before = await listPointers(
      query,
      id,
      retailers.map((retailer) => retailer.id),
    );
    await writeFiles(stores.blobs, publication, pointers);
    const { hash } = publication;
    const row = await recordPublication(query, epack, { license, retailers, keys, hash, userId: user.id });
    for (const pointer of pointers) await savePointer(query, pointer, id, row.id);
    const outdated = before.filter((pointer) => !wanted.has(pathOf(pointer)));
    await removePointers(stores, query, id, outdated);
    return {
      publicId: epack.public_id,
      publication: hash,
      license,
      retailers,
      keys: [...keys],
      publishedDate: row.published_at.toISOString(),
    };
  });
}

/** Takes an epack off every retailer. */
export async function unpublishEpack(stores: Stores, user: CurrentUser, id: string): Promise<void> {
  checkMayPublish(user);
  await stores.database.transaction(async (query) => {
    await waitForOtherPublications(query);
    if (!(await findEpack(query, user, id, true))) throw notFound();
    await removePointers(stores, query, id, await listPointers(query, id));
    await writeAudit(query, user.id, 'epack.unpublish', id);
  });
}

/** Deletes an epack: nobody finds it any more, and no retailer shows it. */
export async function deleteEpack(stores: Stores, user: CurrentUser, id: string): Promise<void> {
  await stores.database.transaction(async (query) => {
    await waitForOtherPublications(query);
    if (!(await findEpack(query, user, id, true))) throw notFound();
    await removePointers(stores, query, id, await listPointers(query, id));
    await query.updateTable('epack').set({ deleted_at: new Date() }).where('id', '=', id).execute();
    await writeAudit(query, user.id, 'epack.delete', id);
  });
}
