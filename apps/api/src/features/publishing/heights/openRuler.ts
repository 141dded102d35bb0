import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasuredHeight } from '@vitrina/api-client/contract';
import { elementPath, isElementName } from '@vitrina/block-runtime';
import { resolveStreamRoot } from '@vitrina/stream-embed/pointer';
import type { Browser, Page, Route } from 'playwright-core';

import { launchOffline } from '../../../platform/offline-browser/launchOffline.ts';
import type { Services } from '../../services.ts';
import { type PageFiles, toPageHtml } from '../pageHtml.ts';

/** Measures the height of published pages. */
export interface Ruler {
  /**
   * Measures a page's height at each width of {@link measuredWidthsPx}, with the runtime's scripts and the
   * page's own fonts.
   *
   * @throws if the browser does not start, or the page is not ready in time
   */
  measure(page: PageFiles): Promise<MeasuredHeight[]>;
  close(): Promise<void>;
}

/**
 * From a small phone to a wide screen, with both sides of each breakpoint: heights change steadily in
 * between.
 */
export const measuredWidthsPx = [280, 320, 390, 480, 600, 768, 769, 992, 993, 1100, 1101, 1280, 1600, 1920];

/** A non-existing host; requests to it are answered from the stores. */
const root = 'http://stream.invalid/';
const viewportHeightPx = 900;
const measureWithinMs = 25_000;
/** Images reserve their own space and fonts are few, so anything slower does not change the height. */
const settleWithinMs = 5000;
const types: Record<string, string> = { js: 'text/javascript', woff2: 'font/woff2', webp: 'image/webp' };

type Sources = Pick<Services, 'blobs' | 'appFolders'>;

async function readAsked({ blobs, appFolders }: Sources, address: string): Promise<Buffer | undefined> {
  const path = new URL(address).pathname.slice(1);
  const element = basename(path, '.js');
  if (isElementName(element) && path === elementPath(element))
    return readFile(join(appFolders.elements, `${element}.js`)).catch(() => undefined);
  return path.startsWith('files/') || path.startsWith('p/')
    ? blobs.readWhole(path).catch(() => undefined)
    : undefined;
}

function answerFor(sources: Sources, html: string): (route: Route) => Promise<void> {
  return async (route) => {
    const request = route.request();
    const address = request.url();
    if (request.method() !== 'GET' || !address.startsWith(root)) return route.abort();
    if (address === root) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    const body = await readAsked(sources, address);
    const contentType = types[address.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    await (body ? route.fulfill({ contentType, body }) : route.abort()).catch(() => undefined);
  };
}

/** The page's scripts have reacted to a new width after two frames. */
const heightScript = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
  resolve(document.querySelector('[data-vitrina]').getBoundingClientRect().height))))`;

async function measureIn(page: Page): Promise<MeasuredHeight[]> {
  page.setDefaultTimeout(measureWithinMs);
  await page.goto(root, { waitUntil: 'load' });
  await Promise.race([page.evaluate('document.fonts.ready.then(() => undefined)'), sleep(settleWithinMs)]);
  const measured: MeasuredHeight[] = [];
  for (const widthPx of measuredWidthsPx) {
    await page.setViewportSize({ width: widthPx, height: viewportHeightPx });
    measured.push([widthPx, Math.ceil(await page.evaluate<number>(heightScript))]);
  }
  return measured;
}

/** Opens a ruler; its browser starts with the first page. */
export function openRuler(executablePath: string, sources: Sources): Ruler {
  let started: Promise<Browser> | undefined;
  return {
    async measure(published) {
      const html = resolveStreamRoot(await toPageHtml(published), root);
      const document = `<!doctype html><body style="margin:0">${html}`;
      const browser = await (started ??= launchOffline(executablePath));
      const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false });
      try {
        await context.route('**/*', answerFor(sources, document));
        await context.routeWebSocket(/.*/, (socket) => socket.close());
        return await measureIn(await context.newPage());
      } finally {
        await context.close();
      }
    },
    async close() {
      const browser = await started?.catch(() => undefined);
      await browser?.close();
    },
  };
}
