import type { SendBeacon } from './beacon.ts';
import { announce } from './outcome.ts';

const interactive = 'a[href],button,summary,input,select,textarea,video,[role=button],[role=tab]';

/** Reports the time the package was in view when the visit ends, and each used block once. */
export function watchVisit(host: HTMLElement, send: SendBeacon, signal: AbortSignal): void {
  watchView(host, send, signal);

  const used = new Set<number>();
  host.shadowRoot?.addEventListener(
    'click',
    (event) => {
      const block = usedBlock(event);
      if (block === undefined || used.has(block)) return;
      used.add(block);
      send('interaction', { block });
    },
    { signal, capture: true },
  );
}

/** A visit ends when the page is closed or hidden, or when another package replaces this one. */
function watchView(host: HTMLElement, send: SendBeacon, signal: AbortSignal): void {
  let hasAnnounced = false;
  let seenMs = 0;
  let seenSince: number | undefined;
  const pause = () => {
    if (seenSince !== undefined) seenMs += performance.now() - seenSince;
    seenSince = undefined;
  };
  const seen = new IntersectionObserver((entries) => {
    pause();
    const last = entries[entries.length - 1];
    if (!last || !isWellVisible(last)) return;
    seenSince = performance.now();
    if (!hasAnnounced) announce(host, 'view');
    hasAnnounced = true;
  }, observedSteps);
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    seen.disconnect();
  };
  const report = () => {
    pause();
    if (seenMs === 0) return;
    end();
    send('inview', { ms: Math.round(seenMs) });
  };
  seen.observe(host);
  globalThis.addEventListener('pagehide', report, { signal: ended.signal });
  document.addEventListener('visibilitychange', () => document.hidden && report(), { signal: ended.signal });
  signal.addEventListener(
    'abort',
    () => {
      report();
      end();
    },
    { signal: ended.signal },
  );
}

const observedSteps = { threshold: [0, 0.1, 0.25, 0.5, 0.75, 1] };

/** A package is often taller than the screen, so half of either is enough. */
function isWellVisible({
  isIntersecting,
  intersectionRect,
  boundingClientRect,
  rootBounds,
}: IntersectionObserverEntry) {
  const screenPx = rootBounds?.height ?? globalThis.innerHeight;
  return isIntersecting && intersectionRect.height >= Math.min(boundingClientRect.height, screenPx) / 2;
}

function usedBlock(event: Event): number | undefined {
  for (const target of event.composedPath()) {
    if (!(target instanceof Element) || !target.matches(interactive)) continue;
    const block = Number(target.closest('[data-block]')?.getAttribute('data-block'));
    return block && Number.isSafeInteger(block) ? block : undefined;
  }
  return undefined;
}
