import { type BeaconContext, createBeaconSender } from './beacon.ts';
import { reservedHeight, sizeOf } from './choosePage.ts';
import { declareFonts } from './fonts.ts';
import { fillHost, reserveHeight } from './fillHost.ts';
import { loadElements } from './elements.ts';
import { findPublication, type FoundPublication, loadPage } from './loadPublication.ts';
import type { EmbedSettings } from './settings.ts';
import { watchVisit } from './watchVisit.ts';

/** What the small script on the shop's page hands over once the package's place comes near. */
export interface Showing {
  readonly settings: EmbedSettings;
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  /** Puts the host into the page. */
  readonly place: () => void;
  /** There is nothing to show: takes it away again. */
  readonly stop: () => void;
}

/**
 * Finds, fetches and shows a package. Every failure ends here: the shop's page only ever sees less content, never an
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
    send('view', {
      ms: Math.round(performance.now() - startedMs),
      page: found.page.html,
      size: sizeOf(shown.offsetWidth),
      heightPx,
    });
    watchVisit(shown, send, signal);
  } catch {
    if (signal.aborted) return;
    stop();
    send('error');
  }
}

/** The package as the shop's own server put it into the page: it is counted, and not shown a second time. */
function findDrawn({ pointer }: FoundPublication): HTMLElement | undefined {
  const drawn = document.querySelector<HTMLElement>('[data-vitrina=page]');
  const epack = drawn?.shadowRoot?.querySelector('[data-epack]');
  return drawn && epack?.getAttribute('data-epack') === pointer.publicId ? drawn : undefined;
}

/** The content's height in px; undefined where it is not wanted any more. */
async function fill(
  { settings: { root }, host, signal }: Showing,
  found: FoundPublication,
): Promise<number | undefined> {
  const { pointer, page } = found;
  reserveHeight(host, reservedHeight(page, host.clientWidth));
  const elements = loadElements(page.elements, root);
  const content = await loadPage(found, root, signal);
  await elements;
  if (signal.aborted) return undefined;
  declareFonts(page.fonts, root + pointer.base);
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
