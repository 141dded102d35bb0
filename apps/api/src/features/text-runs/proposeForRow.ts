import { maxProposedLength, maxTextsPerRequest, type TextProposal } from '@vitrina/api-client/contract';
import { loadPage } from '@vitrina/epack-model';
import { type AskedText, listPageTexts, type PageText, toAskedText } from '@vitrina/page-designs';
import type { Selectable, Updateable } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import type { AskModel } from '../ai/askWithinBudget.ts';
import type { Blocks } from '../blocks/blocks.ts';
import { findEpack, listPages, type PageContent } from '../epacks/queries.ts';
import { askForTexts, type TextMaterial } from '../source-records/askForTexts.ts';
import { findMaterial } from '../source-records/findMaterial.ts';
import type { AskedPage, SkippedText, StoredProposal } from './tables.ts';

/** A stored text run. */
export type StoredRun = Selectable<Tables['text_run']>;
/** A stored epack of a run. */
export type StoredRow = Selectable<Tables['text_run_row']>;

/** Input of proposing texts for an epack. */
export interface RowContext {
  query: Queryable;
  blocks: Pick<Blocks, 'catalogue'>;
  user: CurrentUser;
  run: StoredRun;
  model: AskModel;
  signal: AbortSignal;
  /** Called after each answer of the model with what is known so far. @throws to stop there */
  onProgress: (progress: Progress) => Promise<void>;
}

/** The answers so far. */
interface Progress {
  pages: AskedPage[];
  proposals: StoredProposal[];
}

interface ReadText extends AskedText {
  readonly component: PageText['component'];
}

function readTexts({ components }: PageContent, { catalogue }: Pick<Blocks, 'catalogue'>): ReadText[] {
  const { page } = loadPage(components, catalogue.rules);
  return listPageTexts(page, catalogue).map((text) => ({ ...toAskedText(text), component: text.component }));
}

const isTooLong = ({ text }: ReadText) => text.length > maxProposedLength;

/** Returns the place of a text in its epack. */
function placeOf({ key, component }: ReadText, { template, page }: PageContent) {
  const { componentKey, displayName, customName } = component;
  return {
    key: `${template} ${page} ${key}`,
    template,
    page,
    component: { componentKey, displayName, ...(customName !== undefined && { customName }) },
  };
}

function toStored(
  { key, text, sources, refusal }: TextProposal,
  page: PageContent,
  part: readonly ReadText[],
  { facts }: TextMaterial,
): StoredProposal[] {
  const asked = part.find((each) => each.key === key);
  if (!asked || asked.text === text) return [];
  return [
    {
      ...placeOf(asked, page),
      before: asked.text,
      after: text,
      sources: facts.filter((fact) => sources.includes(fact.key)),
      refusal,
    },
  ];
}

/** Lists the texts of a page that are too long to ask for. */
function listSkipped(page: PageContent, blocks: Pick<Blocks, 'catalogue'>): SkippedText[] {
  return readTexts(page, blocks)
    .filter(isTooLong)
    .map((text) => ({ ...placeOf(text, page), letterCount: text.text.length }));
}

/** Returns what an earlier, interrupted attempt has proposed for the pages as they still are. */
function keepAnswered({ pages, proposals }: StoredRow, current: readonly PageContent[]): Progress {
  const isOf = (one: { template: string; page: string }) => (other: { template: string; page: string }) =>
    one.template === other.template && one.page === other.page;
  const kept = pages.filter((page) => current.find(isOf(page))?.revision === page.revision);
  return { pages: kept, proposals: proposals.filter((proposal) => kept.some(isOf(proposal))) };
}

async function askForPage(
  { blocks, user, run, model, signal, onProgress }: RowContext,
  material: TextMaterial,
  page: PageContent,
  progress: Progress,
): Promise<void> {
  const texts = readTexts(page, blocks).filter((text) => !isTooLong(text));
  const { template, page: name, revision } = page;
  let asked = progress.pages.find((each) => each.template === template && each.page === name);
  if (!asked) {
    asked = { template, page: name, revision, askedCount: 0 };
    progress.pages.push(asked);
  }
  while (asked.askedCount < texts.length) {
    const part = texts.slice(asked.askedCount, asked.askedCount + maxTextsPerRequest);
    const request = {
      task: run.task,
      locale: run.locale,
      texts: part.map(({ component: _component, ...text }) => text),
    };
    const proposed = await askForTexts(model, material, request, { userId: user.id, signal });
    progress.proposals.push(...proposed.flatMap((each) => toStored(each, page, part, material)));
    asked.askedCount += part.length;
    await onProgress(progress);
  }
}

/**
 * Proposes texts for all pages of an epack in the run's locale, one request at a time. Continues after the texts that
 * already have an answer.
 *
 * @returns the row's new values
 * @throws 404 for an epack that the user cannot reach, 409 for one without a record, and those of the model
 */
export async function proposeForRow(
  row: StoredRow,
  context: RowContext,
): Promise<Updateable<Tables['text_run_row']>> {
  const { query, user, run } = context;
  const epack = await findEpack(query, user, row.epack_id);
  if (!epack) throw notFound();
  const pages = (await listPages(query, epack.id)).filter(({ locale }) => locale === run.locale);
  if (pages.length === 0) return { status: 'none', error: 'api.textRun.localeMissing' };
  const material = await findMaterial(query, user, epack);
  const progress = keepAnswered(row, pages);
  for (const page of pages) await askForPage(context, material, page, progress);
  const proposed = progress.proposals.filter(({ refusal }) => refusal === null);
  return {
    status: proposed.length > 0 ? 'proposed' : 'none',
    error: null,
    pages: JSON.stringify(progress.pages),
    proposals: JSON.stringify(progress.proposals),
    proposal_count: proposed.length,
    refusals: JSON.stringify(progress.proposals.flatMap(({ refusal }) => refusal ?? [])),
    skipped: JSON.stringify(pages.flatMap((page) => listSkipped(page, context.blocks))),
  };
}
