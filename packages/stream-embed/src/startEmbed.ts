import { type BeaconContext, createBeaconSender } from './beacon.ts';
import { reservedHeight } from './choosePage.ts';
import { declareFonts } from './fonts.ts';
import { loadElements } from './elements.ts';
import { createHost, fillHost, placeHost } from './host.ts';
import { findPublication, type FoundPublication, loadPage } from './loadPublication.ts';
import { type EmbedSettings, readSettings, settingAttributes } from './settings.ts';
import { watchVisit } from './watchVisit.ts';

/** A running embed. @public */
export interface Embed {
  /** Takes the package off the page and stops watching it. */
  stop(): void;
}

/**
 * Shows the package of the product a script tag names, and follows the tag: a changed attribute shows another product,
 * a page that redraws itself gets its package back, a removed tag takes it away. Never throws.
 *
 * @public
 */
export function startEmbed(script: HTMLScriptElement): Embed {
  let mounted = mount(script);
  const remount = () => {
    mounted.stop();
    mounted = mount(script);
  };
  const attributes = new MutationObserver(remount);
  attributes.observe(script, { attributes: true, attributeFilter: settingAttributes });
  const tree = new MutationObserver(() => {
    if (script.isConnected) mounted.keepPlace();
    else stop();
  });
  tree.observe(document.documentElement, { childList: true, subtree: true });
  function stop() {
    attributes.disconnect();
    tree.disconnect();
    mounted.stop();
  }
  return { stop };
}

/** A page that takes the package away again and again means it: giving up beats a loop. */
const maxPlacements = 50;

interface Mount {
  keepPlace(): void;
  stop(): void;
}

function mount(script: HTMLScriptElement): Mount {
  const settings = readSettings(script);
  const abort = new AbortController();
  const host = createHost();
  let isShown = false;
  let placements = 0;
  const keepPlace = () => {
    if (!isShown || host.isConnected || placements >= maxPlacements) return;
    placements += 1;
    placeHost(host, script);
  };
  const stop = () => {
    isShown = false;
    abort.abort();
    host.remove();
  };
  const place = () => {
    isShown = true;
    keepPlace();
  };
  if (settings) void show({ settings, host, signal: abort.signal, place, stop });
  return { keepPlace, stop };
}

interface Showing {
  readonly settings: EmbedSettings;
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  readonly place: () => void;
  readonly stop: () => void;
}

/** Every failure ends here: the shop's page only ever sees less content, never an error. */
async function show(showing: Showing): Promise<void> {
  const { settings, host, signal, place, stop } = showing;
  const startedMs = performance.now();
  let send = createBeaconSender(settings.root, contextOf(settings));
  try {
    const found = await findPublication(settings, signal);
    if (!found) {
      send('miss');
      return;
    }
    send = createBeaconSender(settings.root, contextOf(settings, found));
    await domReady();
    if (signal.aborted) return;
    place();
    await fill(showing, found);
    if (signal.aborted) return;
    send('view', { ms: Math.round(performance.now() - startedMs) });
    watchVisit(host, send, signal);
  } catch {
    if (signal.aborted) return;
    stop();
    send('error');
  }
}

async function fill({ settings: { root }, host, signal }: Showing, found: FoundPublication): Promise<void> {
  const { pointer, page } = found;
  host.style.minHeight = `${reservedHeight(page, host.clientWidth)}px`;
  const elements = loadElements(page.elements, root);
  const content = await loadPage(found, root, signal);
  await elements;
  if (signal.aborted) return;
  declareFonts(page.fonts, root + pointer.base);
  fillHost(host, content);
  host.style.minHeight = '';
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

function domReady(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}
