import type { Finding, PageCheckFailure, PageTestInput, PageTestReport } from '@vitrina/api-client/contract';
import { pointerPath, productKeys } from '@vitrina/stream-embed/pointer';

import type { Config } from '../../platform/config/config.ts';
import type { FetchedPage } from '../../platform/fetching/fetchPage.ts';
import { streamUrl } from '../../platform/http/streamUrl.ts';
import type { BlobStore } from '../../platform/storage/blobStore.ts';
import type { Verdict } from '../monitor/checking/judgePage.ts';
import type { EmbedFacts, PageFacts } from '../monitor/reading/pageFacts.ts';
import type { ExpectedPage } from '../monitor/rules/expectedPage.ts';
import { blockingProblems } from '../monitor/rules/blockingProblems.ts';
import { chooseEmbed, hasDrawnContent } from '../monitor/rules/findProblems.ts';
import type { Look } from '../monitor/sight/observePage.ts';
import { userAgentOf } from '../monitor/userAgent.ts';
import { findPublishedPage } from '../publishing/findPublishedPage.ts';
import { readJsonLd } from '../publishing/pageHtml.ts';
import { listFixes, listFixesOfFailure, listFixesOfState, type Mended } from './fixes/listFixes.ts';

/** A tested page with everything that is known about it. */
interface Tested {
  blobs: BlobStore;
  config: Config;
  input: PageTestInput;
  page: FetchedPage;
  /** The facts of the HTML. */
  html: PageFacts;
  /** The facts after the page's scripts ran; those of the HTML without a browser. */
  facts: PageFacts;
  look: Look | undefined;
  expected: ExpectedPage;
  verdict: Verdict;
}

const clip = (text: string, length = 300) => text.slice(0, length);
const clipAll = (texts: readonly string[]) => texts.slice(0, 10).map((text) => clip(text));
const maxPolicyLength = 4000;
const maxBlocked = 10;

/** The result for a page that could not be read. */
export function failedReport(
  url: string,
  { failure, detail }: { failure: PageCheckFailure; detail: string },
  userAgent = '',
): PageTestReport {
  return {
    url,
    failure,
    detail,
    title: '',
    state: null,
    way: null,
    isShown: null,
    tag: null,
    tagCount: 0,
    placeCount: 0,
    isDrawn: false,
    hasTagManager: false,
    policies: [],
    blocked: [],
    product: null,
    content: null,
    sight: null,
    problems: [],
    fixes: listFixesOfFailure(failure, userAgent),
  };
}

const isSameTag = (a: EmbedFacts, b: EmbedFacts) =>
  a.src === b.src && a.retailer === b.retailer && a.ean === b.ean && a.mpn === b.mpn;

function toTag(embed: EmbedFacts, html: PageFacts): PageTestReport['tag'] {
  const { src, retailer, ean, mpn, brand, mappingId, locale, consent, type } = embed;
  const values = { src, retailer, ean, mpn, brand, mappingId, locale, consent, type };
  const clipped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, clip(value)]));
  return {
    ...(clipped as typeof values),
    isAdded: !html.embeds.some((one) => isSameTag(one, embed)),
  };
}

/** Returns the content that a tag shows, as its public files say; null if there is none. */
async function readContent(blobs: BlobStore, embed: EmbedFacts): Promise<PageTestReport['content']> {
  for (const key of productKeys(embed)) {
    if (!(await blobs.find(pointerPath({ retailer: embed.retailer, ...key })))) continue;
    const page = await findPublishedPage(blobs, { ...embed, locale: undefined, template: undefined });
    const text = page && (await readJsonLd(page));
    const { name = '' } = text ? (JSON.parse(text) as { name?: string }) : {};
    return { name: clip(name), key: key.kind };
  }
  return null;
}

function listBlocked(look: Look | undefined, scriptOrigins: readonly string[]): string[] {
  const blocked = look?.observed.content.blocked ?? [];
  const ours = blocked.filter(({ address }) => scriptOrigins.some((origin) => address.startsWith(origin)));
  return [...new Set(ours.map(({ directive, address }) => clip(`${directive} ${address}`)))].slice(
    0,
    maxBlocked,
  );
}

/** Checks whether a problem keeps visitors from seeing the content. */
const isBlocked = (findings: readonly Finding[] = []) =>
  findings.some(({ type }) => blockingProblems.includes(type));

/** Turns the verdict of a page check into the result of a test. Holds nothing but what the page and public files show. */
export async function toReport(tested: Tested): Promise<PageTestReport> {
  const { blobs, config, input, page, html, facts, look, expected, verdict } = tested;
  const embed = chooseEmbed(facts, expected);
  const policies = [page.policy, ...facts.policies].filter((policy) => policy !== '');
  const mended: Mended = { root: streamUrl(config), url: page.url, facts, expected, embed, policies };
  const known = {
    ...failedReport(
      page.url || input.link,
      verdict.kind === 'failed' ? verdict : { failure: 'unreachable', detail: '' },
      userAgentOf(config),
    ),
    title: clip(facts.title),
    way: verdict.evidence?.way ?? null,
    tag: embed ? toTag(embed, html) : null,
    tagCount: facts.embeds.length,
    placeCount: facts.placeCount,
    isDrawn: hasDrawnContent(facts, expected),
    hasTagManager: facts.hasTagManager,
    policies: policies.map((policy) => clip(policy, maxPolicyLength)),
    blocked: listBlocked(look, expected.scriptOrigins),
    product: {
      gtins: clipAll(facts.product.gtins),
      mpns: clipAll(facts.product.mpns),
      brands: clipAll(facts.product.brands),
      names: clipAll(facts.product.names),
      skus: clipAll(facts.product.skus),
    },
    content: embed ? await readContent(blobs, embed) : null,
  };
  if (verdict.kind === 'failed') return known;
  return {
    ...known,
    failure: null,
    detail: '',
    state: verdict.state,
    isShown: verdict.isShown ?? (isBlocked(verdict.findings) ? false : null),
    sight: verdict.evidence.sight,
    problems: (verdict.findings ?? []).map(({ type, found }) => ({
      type,
      found: clip(found),
      fixes: listFixes(type, mended),
    })),
    fixes: listFixesOfState(verdict.state),
  };
}
