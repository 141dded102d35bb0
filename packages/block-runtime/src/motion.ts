const prefers = (query: string) => matchMedia(`(prefers-${query}: reduce)`).matches;

/** Returns whether content can move and load by itself: not if the visitor prefers reduced motion or saves data. */
export function mayMoveByItself(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !connection?.saveData && !prefers('reduced-motion') && !prefers('reduced-data');
}

/** Reports whether at least half of an element is in view, now and at every change, until the signal aborts. */
export function watchInView(
  element: Element,
  report: (isInView: boolean) => void,
  signal: AbortSignal,
): void {
  const observer = new IntersectionObserver((entries) => report(entries.at(-1)?.isIntersecting ?? false), {
    threshold: 0.5,
  });
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(element);
}
