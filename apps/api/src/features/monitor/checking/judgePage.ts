import type { Finding, PageCheckFailure, PageEvidence } from '@vitrina/api-client/contract';

import type { Queryable } from '../../../platform/storage/database.ts';
import { FetchFailure } from '../../../platform/fetching/fetchFailure.ts';
import type { FetchOptions } from '../../../platform/fetching/fetchOptions.ts';
import { fetchPage, type FetchedPage } from '../../../platform/fetching/fetchPage.ts';
import type { EmbedFacts, PageFacts } from '../reading/pageFacts.ts';
import { readPage } from '../reading/readPage.ts';
import type { ExpectedPage } from '../rules/expectedPage.ts';
import { chooseEmbed, findProblems } from '../rules/findProblems.ts';
import { findState, type PageState } from '../rules/pageState.ts';
import { findShownEpack } from './findExpected.ts';

/** The result of checking a page. */
export type Verdict =
  { kind: 'failed'; failure: PageCheckFailure; evidence: PageEvidence | null } | ReadVerdict;

/** The result for a page that could be read. */
export interface ReadVerdict {
  kind: 'read';
  state: PageState;
  evidence: PageEvidence;
  /** Undefined if the page hid its content: earlier problems may still exist. */
  findings: readonly Finding[] | undefined;
}

function toEvidence(page: FetchedPage, facts: PageFacts, embed: EmbedFacts | undefined): PageEvidence {
  const { gtins, mpns, brands, names, skus } = facts.product;
  return {
    url: page.url,
    httpStatus: page.status,
    title: facts.title,
    canonical: facts.canonical,
    isHiddenFromSearch: facts.isHiddenFromSearch,
    embed: embed ?? null,
    product: { gtins: [...gtins], mpns: [...mpns], brands: [...brands], names: [...names], skus: [...skus] },
  };
}

/** Finds the epack that a script tag shows; null if there is none. */
type FindShown = (embed: EmbedFacts) => Promise<string | null>;

/** Checks a page that was fetched. */
export async function judgeFetched(
  link: string,
  page: FetchedPage,
  expected: ExpectedPage,
  findShown: FindShown,
): Promise<Verdict> {
  const facts = readPage(page.html, page.url);
  const embed = chooseEmbed(facts, expected);
  const evidence = toEvidence(page, facts, embed);
  const state = findState(link, page, facts);
  if (state === 'deleted') return { kind: 'read', state, evidence, findings: [] };
  const isProductPage = state === 'shown' || facts.isHiddenFromSearch;
  if (!isProductPage) return { kind: 'read', state, evidence, findings: undefined };
  // Scripts may still add content, so a missing script tag proves nothing.
  if (!embed && facts.isDrawnByScripts) return { kind: 'failed', failure: 'drawnByScripts', evidence };
  const shownEpackId = embed ? await findShown(embed) : null;
  const findings = findProblems({ expected, facts, url: page.url, embed, shownEpackId });
  return { kind: 'read', state, evidence, findings };
}

/** Fetches and checks a page. A failed fetch is also a result. */
export async function judgePage(
  query: Queryable,
  link: string,
  expected: ExpectedPage,
  options: FetchOptions,
): Promise<Verdict> {
  try {
    const page = await fetchPage(link, options);
    return await judgeFetched(link, page, expected, (embed) =>
      findShownEpack(query, expected.retailerId, embed),
    );
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { kind: 'failed', failure: error.code, evidence: null };
  }
}
