import type {
  BrandKitWire,
  CallAnswer,
  contract,
  Named,
  PageRevision,
  StreamPointer,
} from '@vitrina/api-client/contract';
import type { ProductKey } from '@vitrina/stream-embed/pointer';

import type { Queryable } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import type { EpackRow } from '../epacks/queries.ts';
import { listPointers, pathOf, pointersOf, removePointers, savePointers } from './pointers.ts';
import type { PublishedProduct } from './tables.ts';

/** The answer to publishing an epack. */
export type PublishAnswer = CallAnswer<typeof contract.publishToStream>['data'];

/** A publication to record: the content, its owner and its retailers. */
export interface NewPublication {
  license: Named;
  retailers: readonly Named[];
  keys: readonly ProductKey[];
  pointer: StreamPointer;
  /** The look it was rendered with. */
  kit: BrandKitWire | null;
  /** The published page revisions. */
  pages: readonly PageRevision[];
  userId: number;
  /** The earlier publication that a rollback restores. */
  rolledBackTo: number | null;
}

async function insertPublication(
  query: Queryable,
  epack: Pick<EpackRow, 'id' | keyof PublishedProduct>,
  { license, retailers, keys, pointer, kit, pages, userId, rolledBackTo }: NewPublication,
): Promise<{ id: number; published_at: Date }> {
  const { type, name, brand, ean, mpn, mapping_id, categories, tags } = epack;
  const product: PublishedProduct = { type, name, brand, ean, mpn, mapping_id, categories, tags };
  const row = await query
    .insertInto('publication')
    .values({
      epack_id: epack.id,
      license_id: license.id,
      hash: pointer.publication,
      retailer_ids: retailers.map(({ id }) => id),
      keys: JSON.stringify(keys),
      pointer: JSON.stringify(pointer),
      product: JSON.stringify(product),
      brand_kit: kit && JSON.stringify(kit),
      rolled_back_to: rolledBackTo,
      published_by: userId,
      published_at: new Date(),
    })
    .returning(['id', 'published_at'])
    .executeTakeFirstOrThrow();
  if (pages.length > 0) {
    const rows = pages.map(({ locale, template, page, revision }) => ({ locale, template, page, revision }));
    await query
      .insertInto('publication_page')
      .values(rows.map((page) => ({ ...page, publication_id: row.id })))
      .execute();
  }
  return row;
}

/**
 * Records a publication and points its keys at it; releases keys the epack no longer has. The pointer files
 * are updated after the transaction. Returns the publication's id and the answer to the caller.
 */
export async function recordPublication(
  query: Queryable,
  epack: Pick<EpackRow, 'id' | 'license_id' | 'public_id' | keyof PublishedProduct>,
  publication: NewPublication,
): Promise<{ id: number; answer: PublishAnswer }> {
  const { license, retailers, keys, pointer, userId, rolledBackTo } = publication;
  const retailerIds = retailers.map(({ id }) => id);
  const before = await listPointers(query, epack.id, retailerIds);
  const row = await insertPublication(query, epack, publication);
  const pointers = pointersOf(retailers, keys);
  await savePointers(query, pointers, { epack_id: epack.id, publication_id: row.id });
  const wanted = new Set(pointers.map(pathOf));
  const outdated = before.filter((one) => !wanted.has(pathOf(one)));
  await removePointers(query, epack.id, outdated);
  if (epack.license_id === null) {
    const license_id = license.id;
    await query.updateTable('epack').set({ license_id }).where('id', '=', epack.id).execute();
  }
  const action = rolledBackTo === null ? 'epack.publish' : 'epack.rollBack';
  const details = {
    hash: pointer.publication,
    retailerIds,
    ...(rolledBackTo === null ? {} : { rolledBackTo }),
  };
  await writeAudit(query, userId, action, epack.id, details);
  const answer = {
    publicId: epack.public_id,
    publication: pointer.publication,
    license,
    retailers: [...retailers],
    keys: [...keys],
    publishedDate: row.published_at.toISOString(),
  };
  return { id: row.id, answer };
}
