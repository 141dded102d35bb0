import type { WireComponentData } from '@vitrina/api-client/contract';
import { loadPage, savePage } from '@vitrina/epack-model';

import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import type { Blocks } from '../blocks/blocks.ts';
import { findPage, markEpackChanged } from '../epacks/pageStore.ts';
import { findEpack } from '../epacks/queries.ts';
import type { Saver } from '../epacks/saver.ts';
import { storePage } from '../epacks/storePage.ts';
import { findInPage, takeChanges } from './matching/findInPage.ts';
import type { Replacer } from './matching/replaceInValue.ts';
import { toHitKey } from './searchRow.ts';
import type { SearchedPage } from './tables.ts';

/** A row that is being worked on. */
interface OpenRow {
  id: number;
  epack_id: string;
  pages: SearchedPage[];
  left_keys: string[];
}

/** The parts that a change of an epack needs. */
interface Parts {
  saver: Saver;
  blocks: Pick<Blocks, 'catalogue'>;
}

/** Locks a row in a state, with its epack. Returns undefined if another run has finished it. */
async function openRow(
  query: Queryable,
  { saver }: Parts,
  rowId: number,
  status: 'applying' | 'undoing',
): Promise<OpenRow | undefined> {
  const row = await query
    .selectFrom('replacement_row')
    .selectAll()
    .where('id', '=', rowId)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst();
  if (row && !(await findEpack(query, saver.user, row.epack_id, true))) throw notFound();
  return row;
}

async function closeRow(
  query: Queryable,
  { id, epack_id }: OpenRow,
  pages: readonly SearchedPage[],
  { done, isDone }: { done: 'applied' | 'undone'; isDone: boolean },
): Promise<void> {
  const status = isDone ? done : pages.some(({ isSkipped }) => isSkipped === true) ? 'changed' : 'left';
  await query
    .updateTable('replacement_row')
    .set({ status, error: null, pages: JSON.stringify(pages) })
    .where('id', '=', id)
    .execute();
  if (isDone) await markEpackChanged(query, epack_id);
}

/** Returns a page's components with the chosen hits replaced; undefined if none is chosen. */
function replaceInComponents(
  components: readonly WireComponentData[],
  address: SearchedPage,
  {
    replacer,
    left,
    catalogue,
  }: { replacer: Replacer; left: ReadonlySet<string> } & Pick<Blocks, 'catalogue'>,
): WireComponentData[] | undefined {
  const { page } = loadPage(components, catalogue.rules);
  const changes = findInPage(page, replacer, catalogue);
  const taken = takeChanges(changes, (key) => !left.has(toHitKey(address, key)));
  if (taken.size === 0) return undefined;
  const { components: saved } = savePage(page, catalogue.rules);
  const replaced = saved.map((component) => {
    const { componentKey, name, displayName, props } = taken.get(component.id) ?? component;
    return { ...component, componentKey, name, displayName, props };
  });
  return savePage(loadPage(replaced, catalogue.rules).page, catalogue.rules).components;
}

/**
 * Makes a replacement in an epack. Its pages and the row's status are one transaction, so that an interrupted job
 * continues without replacing twice. Pages that were edited after the search are skipped.
 */
export async function applyRow(
  database: Database,
  parts: Parts,
  rowId: number,
  replacer: Replacer,
): Promise<void> {
  await database.transaction(async (query) => {
    const row = await openRow(query, parts, rowId, 'applying');
    if (!row) return;
    const left = new Set(row.left_keys);
    const pages: SearchedPage[] = [];
    for (const searched of row.pages) {
      const { locale, template, page, revision } = searched;
      const current = await findPage(query, row.epack_id, searched);
      if (current?.revision !== revision) {
        pages.push({ ...searched, isSkipped: true });
        continue;
      }
      const { catalogue } = parts.blocks;
      const components = replaceInComponents(current.components, searched, { replacer, left, catalogue });
      if (!components) {
        pages.push(searched);
        continue;
      }
      const save = { epackId: row.epack_id, locale, template, page, components, expected: revision };
      const saved = await storePage(query, parts.saver, save, { issues: [], replaced: [] });
      pages.push({ ...searched, saved: saved.revision });
    }
    const isDone = pages.some(({ saved }) => saved !== undefined);
    await closeRow(query, row, pages, { done: 'applied', isDone });
  });
}

/** Takes back a replacement in an epack. Pages that were edited since are skipped. */
export async function undoRow(database: Database, parts: Parts, rowId: number): Promise<void> {
  await database.transaction(async (query) => {
    const row = await openRow(query, parts, rowId, 'undoing');
    if (!row) return;
    const pages: SearchedPage[] = [];
    for (const searched of row.pages) {
      const { locale, template, page, revision, saved } = searched;
      if (saved === undefined) {
        pages.push(searched);
        continue;
      }
      const current = await findPage(query, row.epack_id, searched);
      const before = await query
        .selectFrom('page_version')
        .select('components')
        .where('epack_id', '=', row.epack_id)
        .where('locale', '=', locale)
        .where('template', '=', template)
        .where('page', '=', page)
        .where('revision', '=', revision)
        .executeTakeFirst();
      if (current?.revision !== saved || !before) {
        pages.push({ ...searched, isSkipped: true });
        continue;
      }
      const components = before.components as WireComponentData[];
      const save = { epackId: row.epack_id, locale, template, page, components, expected: saved };
      await storePage(query, parts.saver, { ...save, isFromStore: true }, { issues: [], replaced: [] });
      const { saved: _saved, ...undone } = searched;
      pages.push(undone);
    }
    const isDone = row.pages.some(({ saved }, at) => saved !== undefined && pages[at]?.saved === undefined);
    await closeRow(query, row, pages, { done: 'undone', isDone });
  });
}

/** Returns the code of an expected failure; undefined for a fault. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Failure ? error.code : undefined;
}
