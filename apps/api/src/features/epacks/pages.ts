import { sql } from 'kysely';
import type { CallAnswer, CallRequest, contract, WireComponentData } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, invalidField, notFound } from '../../platform/http/failure.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { prepared } from '../../platform/storage/preparedStatements.ts';
import { inScopeOf } from '../access/epackScope.ts';
import { refuseLast } from './guard/refuseLast.ts';
import { toReport, type SaveReport } from './guard/saveReport.ts';
import type { PageAddress, PageRange } from './pageAddress.ts';
import { deletePages, findPage, markEpackChanged } from './pageStore.ts';
import { findEpack, listPageRevisions, type EpackRow } from './queries.ts';
import { updateEpack } from './saveEpack.ts';
import type { Saver } from './saver.ts';
import { storePage } from './storePage.ts';

type ComponentsSave = CallRequest<typeof contract.saveComponents>['body'];
type SavedComponents = CallAnswer<typeof contract.saveComponents>['data'];
type TemplateConfiguration = Record<string, Record<string, unknown>>;

function configurationOf(epack: EpackRow): TemplateConfiguration {
  const value = epack.data.templateConfiguration;
  return typeof value === 'object' && value !== null ? (value as TemplateConfiguration) : {};
}

interface OpenedPage {
  components: WireComponentData[];
  templateConfiguration: unknown;
  revision: number;
}

/**
 * Reads a page with its template's configuration; a single statement, since editor and preview call it often.
 */
export async function readPage(
  query: Queryable,
  user: CurrentUser,
  id: string,
  { locale, template, page }: PageAddress,
): Promise<OpenedPage> {
  const { rows } = await sql<OpenedPage>`${prepared}
    select p.revision, p.components,
      e.data #> array['templateConfiguration', ${locale}, ${template}]::text[] as "templateConfiguration"
    from epack e join page p on p.epack_id = e.id
    where e.id = ${id} and ${inScopeOf(user)}
      and p.locale = ${locale} and p.template = ${template} and p.page = ${page}
  `.execute(query);
  if (!rows[0]) throw notFound();
  return rows[0];
}

async function writeConfiguration(query: Queryable, epack: EpackRow, save: ComponentsSave): Promise<void> {
  const all = configurationOf(epack);
  const ofLocale = { ...all[save.lang] };
  if (save.template === null) delete all[save.lang];
  else {
    if (save.page === null) delete ofLocale[save.template];
    else ofLocale[save.template] = save.templateConfiguration;
    if (Object.keys(ofLocale).length > 0 || all[save.lang]) all[save.lang] = ofLocale;
  }
  await updateEpack(query, epack, { ...epack.data, templateConfiguration: all });
}

/** Returns the pages that a null in the save deletes; undefined if the save deletes none. */
function deletedRange(save: ComponentsSave): PageRange | undefined {
  const locale = save.lang;
  if (save.template === null) return { locale };
  if (save.page === null) return { locale, template: save.template };
  if (save.components !== null) return undefined;
  if (save.page === undefined) throw invalidField('body.page', 'required');
  return { locale, template: save.template, page: save.page };
}

async function deleteRange(
  query: Queryable,
  epackId: string,
  range: PageRange,
  expected: number | undefined,
): Promise<void> {
  if (expected !== undefined && range.template !== undefined && range.page !== undefined) {
    const current = await findPage(query, epackId, { ...range, template: range.template, page: range.page });
    if (current && current.revision !== expected) {
      const data = { yours: null, theirs: current.components, revision: current.revision, page: range };
      throw new Failure(409, 'stale', { data });
    }
  }
  refuseLast(await listPageRevisions(query, epackId), range);
  await deletePages(query, epackId, range);
}

async function writeComponents(
  query: Queryable,
  saver: Saver,
  epackId: string,
  save: ComponentsSave,
  expected: number | undefined,
  report: SaveReport,
): Promise<number> {
  const { lang, template, page, components } = save;
  if (!page || !template) throw invalidField('body.page', 'required');
  if (!components) throw invalidField('body.components', 'required');
  const address = { locale: lang, template, page };
  return (await storePage(query, saver, { ...address, epackId, components, expected }, report)).revision;
}

/**
 * Saves a page, or deletes what a null names.
 *
 * @returns the page's new revision, null after a deletion, and what the save found
 */
export async function saveComponents(
  database: Database,
  saver: Saver,
  id: string,
  save: ComponentsSave,
  expected: number | undefined,
): Promise<SavedComponents> {
  return database.transaction(async (query) => {
    const epack = await findEpack(query, saver.user, id, true);
    if (!epack) throw notFound();
    const range = deletedRange(save);
    let revision: number | null = null;
    const report: SaveReport = { issues: [], replaced: [] };
    if (range) await deleteRange(query, id, range, expected);
    else revision = await writeComponents(query, saver, id, save, expected, report);
    const removesConfiguration = range !== undefined && range.page === undefined;
    if (save.templateConfiguration !== undefined || removesConfiguration) {
      await writeConfiguration(query, epack, save);
    } else await markEpackChanged(query, id);
    return { revision, ...toReport(report, saver.language) };
  });
}
