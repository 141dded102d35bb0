import type { Finding, PageCheckFailure, PageEvidence, PageSight } from '@vitrina/api-client/contract';

import { FetchFailure } from '../../../platform/fetching/fetchFailure.ts';
import type { FetchOptions } from '../../../platform/fetching/fetchOptions.ts';
import { fetchPage, type FetchedPage } from '../../../platform/fetching/fetchPage.ts';
import type { EmbedFacts, PageFacts } from '../reading/pageFacts.ts';
import { readPage } from '../reading/readPage.ts';
import type { ExpectedPage } from '../rules/expectedPage.ts';
import { chooseEmbed, findProblems, hasDrawnContent } from '../rules/findProblems.ts';
import { findOtherProduct } from '../rules/otherProduct.ts';
import { findState, type PageState } from '../rules/pageState.ts';
import { findWall } from '../rules/walls.ts';
import { needsBrowser } from '../sight/needsBrowser.ts';
import type { Look } from '../sight/observePage.ts';
import type { PageBrowser } from '../sight/openPageBrowser.ts';
import { toSight } from '../sight/toSight.ts';
import type { PublishedParts } from './readPublished.ts';

/** The result of checking a page. */
export type Verdict = FailedVerdict | ReadVerdict;

/** The result for a page that could not be read. */
export interface FailedVerdict {
  kind: 'failed';
  failure: PageCheckFailure;
  /** The network's answer, such as `HTTP 503`; empty if the failure says it all. */
  detail: string;
  evidence: PageEvidence | null;
}

/** The result for a page that could be read. */
export interface ReadVerdict {
  kind: 'read';
  state: PageState;
  evidence: PageEvidence;
  /** Undefined if the page hid its content: earlier problems may still exist. */
  findings: readonly Finding[] | undefined;
  /** Whether the content is on the page; undefined if the check could not tell. */
  isShown: boolean | undefined;
  /** Whether views of the content are reported: a page that draws it without the tag reports none. */
  isCounted: boolean;
  /** WebP; undefined if no browser was used. */
  shot: Buffer | undefined;
}

/** The browser of a check; its promises reject if it does not show a page. */
interface JudgingBrowser extends Pick<PageBrowser, 'compare'> {
  look(page: FetchedPage, scriptOrigins: readonly string[]): Promise<Look>;
}

/** The sources of a check beyond the fetched page. */
export interface Judging {
  expected: ExpectedPage;
  /** Finds the epack that a script tag shows; null if there is none. */
  findShown(embed: EmbedFacts): Promise<string | null>;
  /** Reads the content published for a script tag. */
  readPublished(embed: EmbedFacts): Promise<PublishedParts | undefined>;
  /** Whether visitors of the last days saw the content on this page. */
  hasFreshViews: boolean;
  /** Undefined if the server has none. */
  browser: JudgingBrowser | undefined;
  /** Whether a page with problems is shown in the browser for a screenshot alone. */
  takesShots: boolean;
}

/** A page as far as a check knows it: its HTML, or the result of its scripts in a browser. */
interface Known {
  page: FetchedPage;
  facts: PageFacts;
  way: PageEvidence['way'];
  look: Look | undefined;
}

function toEvidence(
  { page, facts, way }: Known,
  embed?: EmbedFacts,
  sight: PageSight | null = null,
): PageEvidence {
  const { gtins, mpns, brands, names, skus } = facts.product;
  return {
    url: page.url,
    httpStatus: page.status,
    title: facts.title,
    canonical: facts.canonical,
    isHiddenFromSearch: facts.isHiddenFromSearch,
    embed: embed ?? null,
    product: { gtins: [...gtins], mpns: [...mpns], brands: [...brands], names: [...names], skus: [...skus] },
    way,
    sight,
  };
}

/** Origins of our script: a server that does not know its own address accepts the tags' word. */
function originsFor({ embeds }: PageFacts, { scriptOrigins }: ExpectedPage): readonly string[] {
  return scriptOrigins.length > 0 ? scriptOrigins : embeds.map(({ src }) => new URL(src).origin);
}

/** Shows a page in the browser if its HTML leaves open what visitors see. */
async function learn(page: FetchedPage, facts: PageFacts, judging: Judging): Promise<Known> {
  const { expected, hasFreshViews, browser } = judging;
  const known: Known = { page, facts, way: 'html', look: undefined };
  if (!needsBrowser(facts, chooseEmbed(facts, expected), { hasFreshViews, policy: page.policy }))
    return known;
  if (!browser) return { ...known, way: 'htmlOnly' };
  try {
    const shown = await browser.look(page, originsFor(facts, expected));
    return { page, facts: readPage(shown.html, page.url), way: 'browser', look: shown };
  } catch {
    return { ...known, way: 'browserFailed' };
  }
}

/** Returns why a page leaves open what visitors see, although it answered. */
function findUnsettled({ facts, look }: Known, expected: ExpectedPage): PageCheckFailure | undefined {
  if (chooseEmbed(facts, expected) || hasDrawnContent(facts, expected)) return undefined;
  if (facts.isDrawnByScripts) return 'drawnByScripts';
  const hasRunTagManager = look !== undefined && !look.observed.hasLostTagManager;
  return facts.hasTagManager && !hasRunTagManager ? 'needsBrowser' : undefined;
}

/** Returns the tag whose content the page should show: its own, or one with the values of the package. */
function tagFor(
  embed: EmbedFacts | undefined,
  { retailerId, ean, mpn, brands, mappingId }: ExpectedPage,
): EmbedFacts {
  const retailer = String(retailerId);
  return (
    embed ?? {
      src: '',
      locale: '',
      template: '',
      consent: '',
      type: '',
      retailer,
      ean,
      mpn,
      brand: brands[0] ?? '',
      mappingId,
    }
  );
}

/** Compares what the browser showed with the published content; null if it could not. */
async function compareLook(
  { look, facts }: Known,
  published: PublishedParts | undefined,
  { browser, expected }: Judging,
): Promise<number | null> {
  const [origin] = originsFor(facts, expected);
  if (!look?.image || !published || !browser || origin === undefined) return null;
  const content = await published.toContent(origin);
  if (content.publicId !== look.observed.content.publicId) return null;
  return browser.compare(look.image, content).catch(() => null);
}

/** Turns what the browser observed into evidence; null if none was used. */
async function seeContent(
  known: Known,
  embed: EmbedFacts | undefined,
  judging: Judging,
): Promise<PageSight | null> {
  const { facts, look } = known;
  const { expected, readPublished } = judging;
  if (!look) return null;
  const published = await readPublished(tagFor(embed, expected));
  return toSight(look.observed, {
    publicId: expected.publicId,
    html: published?.inner,
    sameLook: await compareLook(known, published, judging),
    origins: originsFor(facts, expected),
  });
}

/** Takes a screenshot of a page whose HTML settled it, as further evidence; the check is valid without one. */
async function shoot(
  { page, facts, way }: Known,
  { browser, expected, takesShots }: Judging,
): Promise<Buffer | undefined> {
  if (!takesShots) return undefined;
  if (!browser || way !== 'html') return undefined;
  const shown = await browser.look(page, originsFor(facts, expected)).catch(() => undefined);
  return shown?.shot;
}

async function judgeContent(known: Known, state: PageState, judging: Judging): Promise<ReadVerdict> {
  const { facts, page, look } = known;
  const { expected } = judging;
  const embed = chooseEmbed(facts, expected);
  const isDrawn = hasDrawnContent(facts, expected);
  const shownEpackId = embed ? await judging.findShown(embed) : null;
  const sight = embed || isDrawn ? await seeContent(known, embed, judging) : null;
  const findings = findProblems({
    expected,
    facts,
    url: page.url,
    embed,
    shownEpackId,
    sight,
  });
  return {
    kind: 'read',
    state,
    evidence: toEvidence(known, embed, sight),
    findings,
    isShown: sight ? sight.isShown : isDrawn || (embed ? undefined : false),
    isCounted: embed !== undefined,
    shot: look?.shot ?? (findings.length > 0 ? await shoot(known, judging) : undefined),
  };
}

/** Checks a page that was fetched. */
export async function judgeFetched(link: string, page: FetchedPage, judging: Judging): Promise<Verdict> {
  const { expected } = judging;
  const first = readPage(page.html, page.url);
  const asFetched: Known = { page, facts: first, way: 'html', look: undefined };
  const rest = { kind: 'read', isShown: false, isCounted: true, shot: undefined } as const;
  const stateAsFetched = findState(link, page, first, expected);
  if (stateAsFetched !== 'shown' && stateAsFetched !== 'noindex')
    return { ...rest, state: stateAsFetched, ...findingsOf(stateAsFetched, asFetched, expected) };
  const known = await learn(page, first, judging);
  const fail = (failure: PageCheckFailure): FailedVerdict => ({
    kind: 'failed',
    failure,
    detail: '',
    evidence: toEvidence(known),
  });
  const wall = findWall(known.look?.html ?? page.html, known.facts);
  if (wall) return fail(wall);
  const state = findState(link, page, known.facts, expected);
  if (state !== 'shown' && state !== 'noindex')
    return { ...rest, state, shot: known.look?.shot, ...findingsOf(state, known, expected) };
  const unsettled = findUnsettled(known, expected);
  return unsettled ? fail(unsettled) : judgeContent(known, state, judging);
}

/** Returns the problems of a page that is not the product's page any more. */
function findingsOf(
  state: PageState,
  known: Known,
  expected: ExpectedPage,
): Pick<ReadVerdict, 'findings' | 'evidence'> {
  const evidence = toEvidence(known, chooseEmbed(known.facts, expected));
  if (state === 'gone' || state === 'softNotFound') return { evidence, findings: [] };
  const other = findOtherProduct(known.facts.product, expected, { isRedirected: true });
  if (state === 'sentToOther' && other) return { evidence, findings: [{ type: 'wrongProduct', ...other }] };
  return { evidence, findings: undefined };
}

/** Fetches and checks a page. A failed fetch is also a result. */
export async function judgePage(link: string, judging: Judging, options: FetchOptions): Promise<Verdict> {
  try {
    return await judgeFetched(link, await fetchPage(link, options), judging);
  } catch (error) {
    return toFailed(error);
  }
}

/** Turns a failed fetch into a result; other errors are thrown. */
export function toFailed(error: unknown): FailedVerdict {
  if (!(error instanceof FetchFailure)) throw error;
  return { kind: 'failed', failure: error.code, detail: error.detail, evidence: null };
}
