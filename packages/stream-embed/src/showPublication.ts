import { type BeaconContext, createBeaconSender, type SendBeacon } from './beacon.ts';
import { reservedHeight, sizeOf } from './choosePage.ts';
import { declareFonts } from './fonts.ts';
import { fillHost, reserveHeight } from './fillHost.ts';
import { loadElements } from './elements.ts';
import { findPublication, type FoundPublication, loadPage } from './loadPublication.ts';
import type { EmbedSettings } from './settings.ts';
import { openVisit } from './openVisit.ts';
import { announceIfPossible, type Outcome } from './outcome.ts';
import { pageKey } from './pageKey.ts';
import { untilUnseen } from './shrinkUnseen.ts';
import { untilVisited } from './untilVisited.ts';
import { watchVisit } from './watchVisit.ts';

/**
 * The data that the small script on the shop's page passes on when the package's place gets near the window.
 */
export interface Showing {
  readonly settings: EmbedSettings;
  readonly host: HTMLElement;
  /** Aborted when the package is no longer wanted, with an outcome as the reason if it took too long. */
  readonly signal: AbortSignal;
  /** Inserts the host element into the page. */
  readonly place: () => void;
  /**
   * Resolves when content may appear; its place is ready then. Gets a function that waits until an element is out of
   * view. Missing in older scripts.
   */
  readonly untilReady?: (untilUnseen: (element: Element) => Promise<void>) => Promise<void>;
  /** Removes the host: there is nothing to show, or it failed. */
  readonly stop: (found?: 'none' | 'error') => void;
}

/**
 * Finds, fetches and shows a package. Handles every failure: the shop's page gets less content, never an
 * error.
 */
export async function showPublication(showing: Showing): Promise<void> {
  const { settings, host, signal, place, stop } = showing;
  const startedMs = performance.now();
  let context = contextOf(settings);
  const report: SendBeacon = (kind) => createBeaconSender(settings.root, context)(kind);
  try {
    const found = await findPublication(settings, signal);
    if (!found) {
      stop();
      report('miss');
      return;
    }
    context = contextOf(settings, found);
    const visit = openVisit(settings.root, context);
    const drawn = findDrawn(found);
    if (!drawn) place();
    const heightPx = drawn ? drawn.offsetHeight : await fill(showing, found);
    if (heightPx === undefined) return;
    const shown = drawn ?? host;
    announceIfPossible(shown, 'shown');
    const ms = Math.round(performance.now() - startedMs);
    await untilVisited();
    visit.sendView('view', {
      ms,
      page: found.page.html,
      size: sizeOf(shown.offsetWidth),
      heightPx,
    });
    watchVisit(shown, visit.send, signal);
  } catch {
    if (signal.aborted && signal.reason !== ('error' satisfies Outcome)) return;
    stop('error');
    report('error');
  }
}

/** Finds a package that the shop's own server rendered into the page: it is counted but not shown again. */
function findDrawn({ pointer }: FoundPublication): HTMLElement | undefined {
  const drawn = document.querySelector<HTMLElement>('[data-vitrina=page]');
  const epack = drawn?.shadowRoot?.querySelector('[data-epack]');
  return drawn && epack?.getAttribute('data-epack') === pointer.publicId ? drawn : undefined;
}

/** Returns the content's height in px; undefined if the content is no longer wanted. */
async function fill(
  { settings: { root }, host, signal, untilReady }: Showing,
  found: FoundPublication,
): Promise<number | undefined> {
  const { pointer, page } = found;
  reserveHeight(host, reservedHeight(page, host.clientWidth));
  const elements = loadElements(page.elements, root);
  const content = await loadPage(found, root, signal);
  await elements;
  await untilReady?.(untilUnseen);
  if (signal.aborted) return undefined;
  declareFonts(page, root + pointer.base);
  return fillHost(host, content, signal);
}

function contextOf(settings: EmbedSettings, found?: FoundPublication): BeaconContext {
  const { retailer, ean, mpn, brand, isConsentRefused } = settings;
  return {
    retailer,
    publicId: found?.pointer.publicId ?? null,
    publication: found?.pointer.publication ?? null,
    ean,
    mpn,
    brand,
    locale: found?.locale ?? settings.locale,
    pageKey: pageKey(location.href, document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href),
    ...(isConsentRefused && { consent: 'none' as const }),
  };
}
