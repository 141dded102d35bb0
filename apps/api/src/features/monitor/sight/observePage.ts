import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';

import {
  compareLooks,
  cutContent,
  isOneColor,
  type Area,
  type ContentImage,
  type Screenshot,
} from './contentImage.ts';
import {
  frameScript,
  isSettledScript,
  loadImagesScript,
  measureScript,
  openScript,
  scrollScript,
} from './pageScripts.ts';
import { isTagManager } from './surroundings.ts';
import { frameSchema, toContent, type Content } from './toContent.ts';
import type { Observed } from './toSight.ts';

/** A page as a browser shows it. */
export interface Look {
  /** The page's HTML after its scripts ran. */
  html: string;
  observed: Observed;
  /** The content; undefined if there is none to see. */
  image: ContentImage | undefined;
  /** WebP, {@link shotWidthPx} wide. */
  shot: Buffer;
}

/** The width of a screenshot, in pixels. */
export const shotWidthPx = 800;
/** The window of checks. */
export const viewport = { width: 1280, height: 900 };
const maxHeightPx = 4000;
/** How much of the page above the content a screenshot shows, if the content is far down. */
const aboveContentPx = 400;
const webpQuality = 60;
/** How long to wait after loading for content that scripts render. */
const settleMs = 3000;
/** Longer than our script waits before it reports an outcome of its own. */
const outcomeWithinMs = 5000;
/** The same, if files are still on their way then. */
const outcomeOfSlowPageWithinMs = 12_000;
const askEveryMs = 100;
const maxHtmlLength = 5 * 1024 * 1024;

/** Brings our content into view and waits until it is there, or our script says why not. */
async function settle(page: Page, publicId: string, requests: Requests): Promise<void> {
  const begin = performance.now();
  const waitsMs = () => (requests.open.size > 0 ? outcomeOfSlowPageWithinMs : outcomeWithinMs);
  for (let turn = 0; performance.now() - begin < waitsMs(); turn += 1) {
    await page.evaluate(scrollScript(publicId, turn));
    await sleep(askEveryMs);
    if (await page.evaluate<boolean>(isSettledScript(publicId))) return;
  }
}

function photographArea(page: Page, { left, top, width, height }: Area): Promise<Buffer> {
  return page.screenshot({
    type: 'jpeg',
    quality: 90,
    fullPage: true,
    clip: { x: left, y: top, width, height },
    animations: 'disabled',
  });
}

/** Takes an image of a page, or of the part with the content if that is far down. */
async function photograph(page: Page, { box, pageHeight }: Content): Promise<Screenshot> {
  const pagePx = Math.max(1, Math.round(pageHeight));
  const isFarDown = box !== null && box.top + box.height > maxHeightPx;
  const top = isFarDown
    ? Math.round(Math.max(0, Math.min(box.top - aboveContentPx, pagePx - maxHeightPx)))
    : 0;
  const area = { left: 0, top, width: viewport.width, height: Math.min(pagePx - top, maxHeightPx) };
  return { jpeg: await photographArea(page, area), area };
}

/** Checks whether the area of our content has one color only: an element covers it, or it is empty. */
async function isBlank(page: Page, image: ContentImage | undefined, publicId: string): Promise<boolean> {
  if (image && !(await isOneColor(image.bytes))) return false;
  // A screenshot of the whole page moves what depends on the window's height, so the window has the last word.
  const clip = frameSchema.safeParse(await page.evaluate(frameScript(publicId))).data;
  return clip === undefined || isOneColor(await page.screenshot({ type: 'png', clip }));
}

/** The requests of a page. */
interface Requests {
  /** Those that wait for an answer. */
  readonly open: ReadonlySet<Request>;
  /** Whether the script of a tag manager could not be loaded. */
  hasLostTagManager: boolean;
}

function watchRequests(page: Page): Requests {
  const open = new Set<Request>();
  const requests = { open, hasLostTagManager: false };
  const end = (request: Request, isLost: boolean) => {
    open.delete(request);
    requests.hasLostTagManager ||=
      isLost && request.resourceType() === 'script' && isTagManager(request.url());
  };
  page.on('request', (request) => void open.add(request));
  page.on('requestfailed', (request) => end(request, true));
  page.on('response', (response) => end(response.request(), !response.ok()));
  return requests;
}

async function open(page: Page, url: string, publicId: string): Promise<Requests> {
  const requests = watchRequests(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: settleMs }).catch(() => undefined);
  await settle(page, publicId, requests);
  return requests;
}

/** Opens a page, brings its content to view as a visitor would, and measures it. */
export async function observePage(page: Page, url: string, publicId: string): Promise<Look> {
  const begin = performance.now();
  const errors: { message: string; stack: string }[] = [];
  page.on(
    'pageerror',
    ({ message, stack = '' }) => void (errors.length < 50 && errors.push({ message, stack })),
  );
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  const requests = await open(page, url, publicId);
  const openedBy = String(await page.evaluate(openScript(publicId)));
  if (openedBy !== '') await settle(page, publicId, requests);
  await page.evaluate(loadImagesScript(publicId));
  const content = toContent(await page.evaluate(measureScript(publicId)));
  const screenshot = await photograph(page, content);
  const image = await cutContent(screenshot, content);
  const observed = {
    content,
    openedBy: openedBy.slice(0, 100),
    errors,
    hasLostTagManager: requests.hasLostTagManager,
    isBlank: content.box !== null && (await isBlank(page, image, publicId)),
    tookMs: performance.now() - begin,
  };
  const shot = await sharp(screenshot.jpeg)
    .resize({ width: shotWidthPx })
    .webp({ quality: webpQuality })
    .toBuffer();
  return { html: (await page.content()).slice(0, maxHtmlLength), observed, image, shot };
}

/** Opens a page of published content alone, and returns the share of the image's area that looks the same there. */
export async function compareWithPage(
  page: Page,
  url: string,
  { image, publicId }: { image: ContentImage; publicId: string },
): Promise<number> {
  await open(page, url, publicId);
  await page.evaluate(loadImagesScript(publicId));
  return compareLooks(image.bytes, await photographArea(page, image.part));
}
