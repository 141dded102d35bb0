import { type BeaconContext, createBeaconSender } from './beacon.ts';
import { reservedHeight, sizeOf } from './choosePage.ts';
import { declareFonts } from './fonts.ts';
import { fillHost, reserveHeight } from './fillHost.ts';
import { loadElements } from './elements.ts';
import { findPublication, type FoundPublication, loadPage } from './loadPublication.ts';
import type { EmbedSettings } from './settings.ts';
import { announce, type Outcome } from './outcome.ts';
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
  /** Resolves when content may appear; its place is ready then. Missing in older scripts. */
  readonly untilReady?: () => Promise<void>;
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
  let send = createBeaconSender(settings.root, contextOf(settings));
  try {
    const found = await findPublication(settings, signal);
    if (!found) {
      stop();
      send('miss');
      return;
    }
    send = createBeaconSender(settings.root, contextOf(settings, found));
    const drawn = findDrawn(found);
    if (!drawn) place();
    const heightPx = drawn ? drawn.offsetHeight : await fill(showing, found);
    if (heightPx === undefined) return;
    const shown = drawn ?? host;
    announce(shown, 'shown');
    send('view', {
      ms: Math.round(performance.now() - startedMs),
      page: found.page.html,
      size: sizeOf(shown.offsetWidth),
      heightPx,
    });
    watchVisit(shown, send, signal);
  } catch {
    if (signal.aborted && signal.reason !== ('error' satisfies Outcome)) return;
    stop('error');
    send('error');
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
  await untilReady?.();
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
    ...(isConsentRefused && { consent: 'none' as const }),
  };
}
