import { isDeepStrictEqual } from 'node:util';

import type { CallAnswer, CallRequest, contract, EpackDataWire } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { toColumns } from './epackColumns.ts';
import { toReport, type SaveReport } from './guard/saveReport.ts';
import { withServerFields } from './guard/serverFields.ts';
import type { PageAddress } from './pageAddress.ts';
import { findEpack, listPageRevisions, type EpackRow } from './queries.ts';
import type { Saver } from './saver.ts';
import { indexForSearch } from './searchIndex.ts';
import { storePage } from './storePage.ts';

/** The body of a save. */
export type EpackSave = CallRequest<typeof contract.saveEpack>['body'];

/** The response to a save. */
export type SavedEpack = CallAnswer<typeof contract.saveEpack>['data'];

/**
 * Returns the license of a new epack: the user's only one, or its brand's. If neither is unique, none yet;
 * publishing asks for one.
 */
export async function chooseLicense(
  query: Queryable,
  user: CurrentUser,
  brand: string,
): Promise<number | null> {
  const own = user.licenseIds;
  if (own?.length === 1) return own[0] ?? null;
  if (brand === '') return null;
  const { rows } = await sql<{ license_id: number }>`
    select distinct license_id from brand
    where lower(name) = lower(${brand}) and license_id is not null
      and (${own ?? null}::int[] is null or license_id = any(${own ?? null}::int[]))
  `.execute(query);
  return rows.length === 1 ? (rows[0]?.license_id ?? null) : null;
}

function keyOf({ locale, template, page }: PageAddress): string {
  return JSON.stringify([locale, template, page]);
}

/** Saves the pages of a save. */
export async function writePages(
  query: Queryable,
  saver: Saver,
  epackId: string,
  { structure, revisions = [] }: EpackSave,
  report: SaveReport,
): Promise<void> {
  const expected = new Map(revisions.map((entry) => [keyOf(entry), entry.revision]));
  for (const [locale, templates] of Object.entries(structure.epackData.components)) {
    for (const [template, pages] of Object.entries(templates)) {
      for (const [page, components] of Object.entries(pages)) {
        const address = { locale, template, page };
        const base = { epackId, components, expected: expected.get(keyOf(address)) };
        await storePage(query, saver, { ...address, ...base }, report);
      }
    }
  }
}

/** @throws 409 `staleRecord` if the epack's own data is not at the revision the save is based on */
function checkDataRevision({ data, data_revision }: EpackRow, { structure, dataRevision }: EpackSave): void {
  if (dataRevision === undefined || dataRevision === data_revision) return;
  const yours = { ...structure.epackData, components: {} };
  throw new Failure(409, 'staleRecord', { data: { yours, theirs: data, revision: data_revision } });
}

/** Saves an epack and its pages in one transaction. */
export async function saveEpack(
  database: Database,
  saver: Saver,
  id: string,
  save: EpackSave,
): Promise<SavedEpack> {
  return database.transaction(async (query) => {
    const epack = await findEpack(query, saver.user, id, true);
    if (!epack) throw notFound();
    checkDataRevision(epack, save);
    return writeEpack(query, saver, epack, save);
  });
}

/**
 * Writes the content of a save.
 *
 * @param before - the current epack, locked
 */
export async function writeEpack(
  query: Queryable,
  saver: Saver,
  before: EpackRow,
  save: EpackSave,
): Promise<SavedEpack> {
  const { id, public_id: publicId } = before;
  const { epackData, activeEpackage } = save.structure;
  const brand = toColumns(epackData).brand;
  const license_id = before.license_id ?? (await chooseLicense(query, saver.user, brand));
  const facts = { author: before.owner, packageID: id, now: new Date() };
  const { manifest, issues } = withServerFields(epackData.manifest, before.data.manifest, facts);
  const report: SaveReport = { issues, replaced: [] };
  await writePages(query, saver, id, save, report);
  const more = { license_id, active: JSON.stringify(activeEpackage) };
  const dataRevision = await updateEpack(query, before, { ...epackData, manifest }, more);
  const pageIndex = await listPageRevisions(query, id);
  return { id, publicId, pageIndex, dataRevision, ...toReport(report, saver.language) };
}

/** Checks whether a document is unchanged, except for the time of the save. */
function isSameDocument(before: EpackDataWire, after: EpackDataWire): boolean {
  const withoutDate = ({ components: _components, manifest, ...data }: EpackDataWire): unknown =>
    JSON.parse(JSON.stringify({ ...data, manifest: { ...manifest, updatedDate: '' } }));
  return isDeepStrictEqual(withoutDate(before), withoutDate(after));
}

/**
 * Writes a document's own row.
 *
 * @param before - the current row, locked
 * @returns the new revision
 */
export async function updateEpack(
  query: Queryable,
  before: Pick<EpackRow, 'id' | 'data' | 'data_revision'>,
  data: EpackDataWire,
  more: { license_id?: number | null; active?: string } = {},
): Promise<number> {
  const data_revision = before.data_revision + (isSameDocument(before.data, data) ? 0 : 1);
  await query
    .updateTable('epack')
    .set({ ...toColumns(data), ...more, data_revision, updated_at: new Date() })
    .where('id', '=', before.id)
    .execute();
  await indexForSearch(query, [before.id]);
  return data_revision;
}
