import type { Finding, PageEvidence } from '@vitrina/api-client/contract';
import {
  type CalendarPage,
  demoRetailers,
  renderShopProduct,
  renderWatchedProduct,
  type ShopFault,
  watchedPages,
} from '@vitrina/demo';

import { judgeFetched } from '../../monitor/checking/judgePage.ts';
import type { ExpectedPage } from '../../monitor/rules/expectedPage.ts';

/** The result of a check: the data it reads and the problems it finds. */
export interface DemoReading {
  evidence: PageEvidence;
  findings: readonly Finding[];
}

/** How a page was on a day. */
export interface PastState {
  fault: ShopFault | undefined;
  /** Whether its package was published. */
  isPublished: boolean;
}

/** A page with the values of a check. */
export interface ReadablePage {
  page: CalendarPage;
  epackId: string;
  link: string;
  streamUrl: string;
  expected: ExpectedPage;
}

function renderPage({ page, streamUrl }: ReadablePage, fault: ShopFault | undefined): string {
  const { gtin, watchedId } = page.package;
  const view = { streamUrl, language: 'ru' as const };
  const watched = watchedPages.find(({ id }) => id === watchedId);
  if (watched) return renderWatchedProduct(watched, view, true);
  const retailer = demoRetailers.find(({ id }) => id === page.retailerId);
  return renderShopProduct(gtin, view, { ...(retailer && { retailer }), ...(fault && { fault }) });
}

/** Checks a page as the shop showed it: by the rules of the live monitor, without a request. */
export async function readDemoPage(
  readable: ReadablePage,
  { fault, isPublished }: PastState,
): Promise<DemoReading> {
  const { link, epackId, expected } = readable;
  const html = renderPage(readable, fault);
  const fetched = { status: 200, url: link, html, policy: '', robotsTag: '' };
  const verdict = await judgeFetched(link, fetched, {
    expected,
    findShown: () => Promise.resolve(isPublished ? epackId : null),
    readPublished: () => Promise.resolve(undefined),
    hasFreshViews: true,
    takesShots: false,
    browser: undefined,
  });
  if (verdict.kind === 'failed')
    throw new Error(`The demo's page ${link} cannot be read: ${verdict.failure}`);
  return { evidence: verdict.evidence, findings: verdict.findings ?? [] };
}
