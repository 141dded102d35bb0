import type { PageTestInput, PageTestReport } from '@vitrina/api-client/contract';

import type { Config } from '../../platform/config/config.ts';
import { FetchFailure } from '../../platform/fetching/fetchFailure.ts';
import type { FetchOptions } from '../../platform/fetching/fetchOptions.ts';
import { fetchPage, type FetchedPage } from '../../platform/fetching/fetchPage.ts';
import type { BlobStore } from '../../platform/storage/blobStore.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findShownEpack } from '../monitor/checking/findExpected.ts';
import { openHostLine } from '../monitor/checking/hostLine.ts';
import { judgeFetched, type Judging } from '../monitor/checking/judgePage.ts';
import { readPublished } from '../monitor/checking/readPublished.ts';
import type { PageFacts } from '../monitor/reading/pageFacts.ts';
import { readPage } from '../monitor/reading/readPage.ts';
import type { ExpectedPage } from '../monitor/rules/expectedPage.ts';
import { scriptOriginsOf } from '../monitor/scriptOrigins.ts';
import type { ContentImage } from '../monitor/sight/contentImage.ts';
import type { Look } from '../monitor/sight/observePage.ts';
import type { PageBrowser } from '../monitor/sight/openPageBrowser.ts';
import { expectFromPage } from './expectations.ts';
import { failedReport, toReport } from './report.ts';

/** The sources of a page test. */
export interface Testing {
  blobs: BlobStore;
  config: Config;
  query: Queryable;
  fetching: FetchOptions;
  /** Undefined if the server has none. */
  browser: Pick<PageBrowser, 'look' | 'compare'> | undefined;
}

/** The domains that the page may load files from: only a page of the shop learns which domains the shop has. */
function domainsFor({ url }: FetchedPage, { domains }: ExpectedPage): readonly string[] {
  const { hostname } = new URL(url);
  const isShops = domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  return isShops ? domains : [];
}

/** Shows a page once, however often the check asks: the tag that a script adds can change what to expect. */
function openOnce({ browser }: Testing, expected: ExpectedPage) {
  let shown: Promise<Look> | undefined;
  const compared = new Map<ContentImage, Promise<number>>();
  const state: { look: Look | undefined } = { look: undefined };
  const judging: Judging['browser'] = browser && {
    async look(page, scriptOrigins) {
      shown ??= browser.look(page, {
        publicId: expected.publicId,
        domains: domainsFor(page, expected),
        scriptOrigins,
      });
      state.look = await shown;
      return state.look;
    },
    compare(image, published) {
      const known = compared.get(image) ?? browser.compare(image, published);
      compared.set(image, known);
      return known;
    },
  };
  return { state, judging };
}

async function judge(input: PageTestInput, page: FetchedPage, testing: Testing): Promise<PageTestReport> {
  const { blobs, config, query } = testing;
  const origins = scriptOriginsOf(config);
  const expect = (facts: PageFacts) => expectFromPage(query, input, facts, origins);
  const html = readPage(page.html, page.url);
  let expected = await expect(html);
  const once = openOnce(testing, expected);
  const verdictOf = async () =>
    judgeFetched(input.link, page, {
      expected,
      // Whether people saw the content is known to the brand only.
      hasFreshViews: false,
      takesShots: false,
      findShown: (embed) => findShownEpack(query, expected.retailerId, embed),
      readPublished: (embed) => readPublished(blobs, embed),
      browser: once.judging,
    });
  let verdict = await verdictOf();
  const { look } = once.state;
  const facts = look ? readPage(look.html, page.url) : html;
  if (look) {
    expected = await expect(facts);
    verdict = await verdictOf();
  }
  return toReport({ blobs, config, input, page, html, facts, look, expected, verdict });
}

/** Fetches and tests a page by the rules of page checks. A failed fetch is also a result. */
export async function testPage(input: PageTestInput, testing: Testing): Promise<PageTestReport> {
  const { fetching } = testing;
  try {
    await openHostLine(new URL(input.link).origin, 0, fetching).waitFor(input.link);
    return await judge(input, await fetchPage(input.link, fetching), testing);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const { code: failure, detail } = error;
    return failedReport(input.link, { failure, detail }, fetching.userAgent);
  }
}
