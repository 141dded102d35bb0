import type { Browser, BrowserContext, Route } from 'playwright-core';
import sharp from 'sharp';
import pLimit from 'p-limit';

import { launchOffline } from '../../../platform/offline-browser/launchOffline.ts';
import type { FetchOptions } from '../../../platform/fetching/fetchOptions.ts';
import { fetchPart } from '../../../platform/fetching/fetchPart.ts';

/** Takes screenshots of pages. */
export interface Camera {
  /**
   * Takes a screenshot of a page in a wide window: WebP, {@link shotWidthPx} wide.
   *
   * @throws if the page is not ready in time, or the browser does not start
   */
  take(link: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** The width of a screenshot, in pixels. */
export const shotWidthPx = 800;
const viewport = { width: 1280, height: 900 };
const maxHeightPx = 4000;
const webpQuality = 60;
const takeWithinMs = 25_000;
/** How long to wait after loading for content that scripts render. */
const settleMs = 3000;
const maxParts = 300;
const maxPartBytes = 8 * 1024 * 1024;
const maxPageBytes = 40 * 1024 * 1024;

/**
 * Handles the requests of a page by the rules of page checks. Sends nothing on its behalf, so that no visit
 * of ours is counted.
 */
function answerFor(fetching: FetchOptions): (route: Route) => Promise<void> {
  let parts = 0;
  let bytes = 0;
  return async (route) => {
    const request = route.request();
    parts++;
    if (request.method() !== 'GET' || parts > maxParts || bytes > maxPageBytes) return route.abort();
    try {
      const part = await fetchPart(request.url(), maxPartBytes, fetching);
      bytes += part.bytes.length;
      await route.fulfill({ status: part.status, headers: part.headers, body: part.bytes });
    } catch {
      // A file that cannot be loaded, or is requested too late, is missing, as for any visitor.
      await route.abort().catch(() => undefined);
    }
  };
}

async function openContext(browser: Browser, fetching: FetchOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    userAgent: fetching.userAgent,
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  await context.route('**/*', answerFor(fetching));
  await context.routeWebSocket(/.*/, (socket) => socket.close());
  return context;
}

async function takeIn(context: BrowserContext, link: string): Promise<Buffer> {
  const page = await context.newPage();
  page.setDefaultTimeout(takeWithinMs);
  await page.goto(link, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: settleMs }).catch(() => undefined);
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  const clip = { x: 0, y: 0, width: viewport.width, height: Math.min(Math.max(height, 1), maxHeightPx) };
  const picture = await page.screenshot({
    type: 'jpeg',
    quality: 90,
    fullPage: true,
    clip,
    animations: 'disabled',
  });
  return sharp(picture).resize({ width: shotWidthPx }).webp({ quality: webpQuality }).toBuffer();
}

/** Opens a camera; its browser starts with the first screenshot, and takes one at a time. */
export function openCamera(executablePath: string, fetching: FetchOptions): Camera {
  let started: Promise<Browser> | undefined;
  const inTurn = pLimit(1);
  return {
    take: (link) =>
      inTurn(async () => {
        const browser = await (started ??= launchOffline(executablePath));
        const signal = AbortSignal.any([fetching.signal, AbortSignal.timeout(takeWithinMs)]);
        const context = await openContext(browser, { ...fetching, signal });
        try {
          return await takeIn(context, link);
        } finally {
          await context.close();
        }
      }),
    async close() {
      const browser = await started?.catch(() => undefined);
      await browser?.close();
    },
  };
}
