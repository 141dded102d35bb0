import pLimit from 'p-limit';
import type { Browser, BrowserContext, Page } from 'playwright-core';

import type { FetchOptions } from '../../../platform/fetching/fetchOptions.ts';
import type { FetchedPage } from '../../../platform/fetching/fetchPage.ts';
import { launchOffline } from '../../../platform/offline-browser/launchOffline.ts';
import { answerRequests } from './answerRequests.ts';
import type { ContentImage } from './contentImage.ts';
import { compareWithPage, observePage, viewport, type Look } from './observePage.ts';
import { watchScript } from './pageScripts.ts';
import type { Surroundings } from './surroundings.ts';

/** Published content that a browser can show by itself. */
export interface PublishedContent {
  publicId: string;
  html: string;
  /** The stream's origin. */
  origin: string;
}

/** Shows fetched pages in a browser without network access. */
export interface PageBrowser {
  /**
   * Shows a page that was fetched: the shop is asked for its files only.
   *
   * @throws if the page is not ready in time, or the browser does not start
   */
  look(page: FetchedPage, surroundings: Omit<Surroundings, 'url'>): Promise<Look>;
  /**
   * Shows published content with the width it has in an image, and returns the share of the image's area that looks
   * the same, from 0 to 1.
   *
   * @throws if the content is not ready in time, or the browser does not start
   */
  compare(image: ContentImage, published: PublishedContent): Promise<number>;
  close(): Promise<void>;
}

const lookWithinMs = 25_000;
/** Each page in the browser takes up to some 150 MB. */
const pagesAtOnce = 2;

async function openContext(browser: Browser, userAgent: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    userAgent,
    // Animations would look different in each image.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  await context.routeWebSocket(/.*/, (socket) => socket.close());
  await context.addInitScript(watchScript);
  return context;
}

/** A page that shows published content alone, at the top left. */
function pageOf({ html, origin }: PublishedContent, widthPx: number): FetchedPage {
  return {
    url: `${origin}/`,
    status: 200,
    html: `<!doctype html><meta charset="utf-8"><body style="margin:0"><div style="width:${widthPx}px">${html}</div>`,
    policy: '',
    robotsTag: '',
  };
}

/** Opens a browser of page checks; it starts with the first page, and again if it crashes. */
export function openPageBrowser(executablePath: string, fetching: FetchOptions): PageBrowser {
  let started: Promise<Browser> | undefined;
  const inTurn = pLimit(pagesAtOnce);

  async function start(): Promise<Browser> {
    const opened = (started ??= launchOffline(executablePath));
    const browser = await opened;
    if (browser.isConnected()) return browser;
    if (started === opened) started = undefined;
    return start();
  }

  async function inPage<Result>(
    fetched: FetchedPage,
    around: Surroundings,
    run: (page: Page) => Promise<Result>,
  ): Promise<Result> {
    const browser = await start();
    const signal = AbortSignal.any([fetching.signal, AbortSignal.timeout(lookWithinMs)]);
    const context = await openContext(browser, fetching.userAgent);
    const end = () => void context.close().catch(() => undefined);
    signal.addEventListener('abort', end, { once: true });
    try {
      await context.route('**/*', answerRequests(fetched, around, { ...fetching, signal }));
      const page = await context.newPage();
      page.setDefaultTimeout(lookWithinMs);
      return await run(page);
    } finally {
      signal.removeEventListener('abort', end);
      await context.close().catch(() => undefined);
    }
  }

  return {
    look(fetched, surroundings) {
      const around = { ...surroundings, url: fetched.url };
      return inTurn(() => inPage(fetched, around, (page) => observePage(page, fetched.url, around.publicId)));
    },
    compare(image, published) {
      const { origin, publicId } = published;
      const fetched = pageOf(published, image.contentWidthPx);
      const around = { url: fetched.url, publicId, domains: [], scriptOrigins: [origin] };
      return inTurn(() =>
        inPage(fetched, around, (page) => compareWithPage(page, fetched.url, { image, publicId })),
      );
    },
    async close() {
      const browser = await started?.catch(() => undefined);
      await browser?.close();
    },
  };
}
