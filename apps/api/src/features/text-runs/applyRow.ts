import type { WireComponentData } from '@vitrina/api-client/contract';
import { applyPageChange, loadPage, savePage } from '@vitrina/epack-model';
import { listPageTexts, toTextChanges } from '@vitrina/page-designs';

import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import type { Blocks } from '../blocks/blocks.ts';
import type { PageAddress } from '../epacks/pageAddress.ts';
import { findPage, markEpackChanged } from '../epacks/pageStore.ts';
import { findEpack } from '../epacks/queries.ts';
import type { Saver } from '../epacks/saver.ts';
import { storePage } from '../epacks/storePage.ts';
import type { StoredRow } from './proposeForRow.ts';
import type { StoredProposal } from './tables.ts';

/** Thrown to undo all pages of an epack if one was edited after its texts were proposed. */
export class PageEdited extends Error {}

/** Returns the page with the proposed words. @throws PageEdited if it no longer has one of the texts */
function replaceWords(
  components: readonly WireComponentData[],
  taken: readonly StoredProposal[],
  { catalogue }: Pick<Blocks, 'catalogue'>,
): WireComponentData[] {
  const { page } = loadPage(components, catalogue.rules);
  const textOf = new Map(listPageTexts(page, catalogue).map((text) => [text.key, text]));
  const replacements = taken.map(({ key, template, page: name, after }) => {
    const text = textOf.get(key.slice(`${template} ${name} `.length));
    if (!text) throw new PageEdited();
    return { ...text, words: after };
  });
  const result = applyPageChange(page, { type: 'batch', changes: [...toTextChanges(page, replacements)] });
  if (!result.ok) throw new PageEdited();
  return savePage(result.page, catalogue.rules).components;
}

async function applyToPage(
  query: Queryable,
  saver: Saver,
  blocks: Pick<Blocks, 'catalogue'>,
  {
    epackId,
    revision,
    taken,
    ...address
  }: PageAddress & {
    epackId: string;
    revision: number;
    taken: readonly StoredProposal[];
  },
): Promise<void> {
  const current = await findPage(query, epackId, address);
  if (current?.revision !== revision) throw new PageEdited();
  const components = replaceWords(current.components, taken, blocks);
  const save = { ...address, epackId, components, expected: revision };
  await storePage(query, saver, save, { issues: [], replaced: [] });
}

async function applyToEpack(
  query: Queryable,
  saver: Saver,
  blocks: Pick<Blocks, 'catalogue'>,
  { row, locale }: { row: StoredRow; locale: string },
): Promise<void> {
  const epack = await findEpack(query, saver.user, row.epack_id, true);
  if (!epack) throw notFound();
  const left = new Set(row.left_keys);
  const wanted = row.proposals.filter(({ key, refusal }) => refusal === null && !left.has(key));
  for (const { template, page, revision } of row.pages) {
    const taken = wanted.filter((each) => each.template === template && each.page === page);
    if (taken.length === 0) continue;
    await applyToPage(query, saver, blocks, { epackId: epack.id, locale, template, page, revision, taken });
  }
  if (wanted.length > 0) await markEpackChanged(query, epack.id);
}

/**
 * Saves the proposed texts of an epack. The pages and the row's status are one transaction, so that an interrupted job
 * continues without applying a text twice.
 *
 * @throws PageEdited if a page was edited after its texts were proposed; then no page has changed
 */
export async function applyRow(
  database: Database,
  saver: Saver,
  blocks: Pick<Blocks, 'catalogue'>,
  { rowId, locale }: { rowId: number; locale: string },
): Promise<void> {
  await database.transaction(async (query) => {
    const row = await query
      .selectFrom('text_run_row')
      .selectAll()
      .where('id', '=', rowId)
      .forUpdate()
      .executeTakeFirst();
    if (row?.status !== 'applying') return;
    try {
      await applyToEpack(query, saver, blocks, { row, locale });
    } catch (error) {
      throw error instanceof Failure && error.code === 'stale' ? new PageEdited() : error;
    }
    await query.updateTable('text_run_row').set({ status: 'applied' }).where('id', '=', rowId).execute();
  });
}
