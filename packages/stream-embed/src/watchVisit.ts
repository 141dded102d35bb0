import type { SendBeacon } from './beacon.ts';
import { announceIfPossible } from './outcome.ts';

const interactive = 'a[href],button,summary,input,select,textarea,video,[role=button],[role=tab]';

/** Reports the time the package is in view, and each used block once. */
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

/** Reports the whole time in view so far whenever the page is hidden or closed, or another package replaces this one. */
function watchView(host: HTMLElement, send: SendBeacon, signal: AbortSignal): void {
  let hasAnnounced = false;
  let isSeen = false;
  let seenMs = 0;
  let reportedMs = 0;
  let seenSince: number | undefined;
  const measure = () => {
    if (seenSince !== undefined) seenMs += performance.now() - seenSince;
    // A hidden page gets no news of what is in view, and what was seen is seen when it returns.
    seenSince = isSeen && !document.hidden ? performance.now() : undefined;
  };
  const seen = new IntersectionObserver((entries) => {
    const last = entries[entries.length - 1];
    isSeen = !!last && isWellVisible(last);
    measure();
    if (isSeen && !hasAnnounced) announceIfPossible(host, 'view');
    hasAnnounced ||= isSeen;
  }, observedSteps);
  const report = () => {
    measure();
    const ms = Math.round(seenMs);
    if (ms > reportedMs) send('inview', { ms });
    reportedMs = ms;
  };
  seen.observe(host);
  globalThis.addEventListener('pagehide', report, { signal });
  document.addEventListener('visibilitychange', () => (document.hidden ? report() : measure()), { signal });
  signal.addEventListener(
    'abort',
    () => {
      seen.disconnect();
      report();
    },
    { once: true },
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
