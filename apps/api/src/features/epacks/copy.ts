import type { CallAnswer, CallRequest, contract, EpackDataWire } from '@vitrina/api-client/contract';
import { formatManifestDate } from '@vitrina/epack-model';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Database } from '../../platform/storage/database.ts';
import { toColumns } from './epackColumns.ts';
import { newEpackIds } from './ids.ts';
import { toReport, type SaveReport } from './guard/saveReport.ts';
import { findPage, markEpackChanged } from './pageStore.ts';
import { findEpack, type EpackRow } from './queries.ts';
import type { Saver } from './saver.ts';
import { indexForSearch } from './searchIndex.ts';
import { storePage } from './storePage.ts';

const copySuffix: Record<Language, string> = { en: 'copy', ru: 'копия' };

/**
 * Returns the document of a copy, with a new name and author, and, if it has one, a new mapping id: the id ties
 * an epack to product pages.
 */
function toCopiedData(
  { data, name }: EpackRow,
  { id, newName, author }: { id: string; newName: string; author: string },
): EpackDataWire {
  const { customPackageId: _customPackageId, ...manifest } = data.manifest;
  const productData = { ...manifest.productData, productName: newName === '' ? name : newName };
  if (data.type === 'sis') productData.mappingId = String(Date.now());
  const date = formatManifestDate(new Date());
  const own = { author, packageID: id, createdDate: date, updatedDate: date };
  return { ...data, manifest: { ...manifest, ...own, productData } };
}

/** Copies an epack with all its pages. @returns the copy's id */
export async function copyEpack(
  database: Database,
  user: CurrentUser,
  id: string,
  name: string | undefined,
  language: Language,
): Promise<string> {
  return database.transaction(async (query) => {
    const epack = await findEpack(query, user, id, true);
    if (!epack) throw notFound();
    const ids = newEpackIds();
    const newName = name ?? `${epack.name} (${copySuffix[language]})`;
    const data = toCopiedData(epack, { id: ids.id, newName, author: user.username });
    await query
      .insertInto('epack')
      .values({
        ...ids,
        ...toColumns(data),
        license_id: epack.license_id,
        owner_id: user.id,
        active: JSON.stringify({ ...epack.active, id: ids.id }),
        deleted_at: null,
      })
      .execute();
    await sql`
      insert into page
        (epack_id, locale, template, page, revision, components, component_count, size_bytes, file_ids, saved_by)
      select ${ids.id}, locale, template, page, 1, components, component_count, size_bytes, file_ids, ${user.id}
      from page where epack_id = ${id}
    `.execute(query);
    await indexForSearch(query, [ids.id]);
    return ids.id;
  });
}

type Section = CallRequest<typeof contract.copySection>['body'];

/** Copies a page into a page of the same or another epack. */
export async function copySection(
  database: Database,
  saver: Saver,
  fromId: string,
  section: Section,
): Promise<CallAnswer<typeof contract.copySection>['data']> {
  const from = { locale: section.fromLang, template: section.fromTemplate, page: section.fromPage };
  const to = { locale: section.toLang, template: section.toTemplate, page: section.toPage };
  if (fromId === section.toId && JSON.stringify(from) === JSON.stringify(to)) {
    throw new Failure(400, 'sameSection');
  }
  return database.transaction(async (query) => {
    // Always in the same order, so that two copies in opposite directions do not deadlock.
    for (const id of [...new Set([fromId, section.toId])].sort()) {
      if (!(await findEpack(query, saver.user, id, true))) throw notFound();
    }
    const source = await findPage(query, fromId, from);
    if (!source) throw notFound();
    const report: SaveReport = { issues: [], replaced: [] };
    const save = { ...to, epackId: section.toId, components: source.components, isFromStore: true };
    const stored = await storePage(query, saver, save, report);
    await markEpackChanged(query, section.toId);
    return { ...stored, ...toReport(report, saver.language) };
  });
}
