import type { SendBeacon } from './beacon.ts';

const interactive = 'a[href],button,summary,input,select,textarea,video,[role=button],[role=tab]';

/** Reports once when half of the screen's worth of the package is seen, and once per block that is used. */
export function watchVisit(host: HTMLElement, send: SendBeacon, signal: AbortSignal): void {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(isWellVisible)) return;
    seen.disconnect();
    send('inview');
  }, observedSteps);
  seen.observe(host);
  signal.addEventListener('abort', () => seen.disconnect());

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

const observedSteps = { threshold: [0, 0.1, 0.25, 0.5, 0.75, 1] };

/** A package is often taller than the screen, so half of either counts. */
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
