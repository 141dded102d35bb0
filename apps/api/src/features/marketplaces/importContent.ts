import type { CallAnswer, CallRequest, contract, WireComponentData } from '@vitrina/api-client/contract';
import {
  applyPageChange,
  componentCount,
  getChildIds,
  loadPage,
  type Page,
  planAddRawComponents,
  rootId,
  savePage,
} from '@vitrina/epack-model';
import { importOzon } from '@vitrina/marketplace-export';

import { invalidField, notFound } from '../../platform/http/failure.ts';
import type { Blocks } from '../blocks/blocks.ts';
import type { SaveReport } from '../epacks/guard/saveReport.ts';
import { findPage, markEpackChanged } from '../epacks/pageStore.ts';
import { findEpack } from '../epacks/queries.ts';
import type { Saver } from '../epacks/saver.ts';
import { storePage } from '../epacks/storePage.ts';
import type { Services } from '../services.ts';

type ImportBody = CallRequest<typeof contract.importOzonContent>['body'];
type ImportAnswer = CallAnswer<typeof contract.importOzonContent>['data'];
type Catalogue = Blocks['catalogue'];

/**
 * Imports Ozon's rich content into a page: replaces its content, or appends to it.
 *
 * @throws 400 if the document is invalid; 409 `stale` if the page has a newer revision
 */
export async function importOzonContent(
  { database, blocks: { catalogue } }: Pick<Services, 'database' | 'blocks'>,
  saver: Saver,
  id: string,
  { document, mode, lang, ...place }: ImportBody,
  expected: number | undefined,
): Promise<ImportAnswer> {
  const { page, issues } = importOzon(document, { catalogue });
  const address = { ...place, locale: lang };
  return database.transaction(async (query) => {
    if (!(await findEpack(query, saver.user, id, true))) throw notFound();
    if (componentCount(page) === 0) throw invalidField('body.document', 'wrongFormat');
    const before = mode === 'append' ? await findPage(query, id, address) : undefined;
    const whole = before ? append(before.components, page, catalogue) : page;
    const components = savePage(whole, catalogue.rules).components as WireComponentData[];
    const report: SaveReport = { issues: [], replaced: [] };
    const stored = await storePage(query, saver, { ...address, epackId: id, components, expected }, report);
    await markEpackChanged(query, id);
    // The import has its own words for blocks it does not know.
    const found = report.issues
      .filter(({ severity }) => severity === 'error')
      .map(({ page: _page, ...issue }) => issue);
    return { ...stored, issues: [...issues, ...found] as ImportAnswer['issues'] };
  });
}

function append(stored: readonly WireComponentData[], added: Page, { rules }: Catalogue): Page {
  const { page } = loadPage(stored, rules);
  const place = { parentId: rootId, index: getChildIds(page, rootId).length };
  const { change } = planAddRawComponents(page, savePage(added, rules).components, place, rules);
  const applied = change && applyPageChange(page, change);
  return applied?.ok ? applied.page : page;
}
