interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** What the browser reports of layout that moved by itself. Chromium only. @public */
export interface LayoutShiftWatch {
  /** The shifts since the beginning, added up; 0 where nothing moved. */
  stop(): Promise<number>;
}

const afterFrames = (count: number): Promise<void> =>
  count === 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        requestAnimationFrame(() => void afterFrames(count - 1).then(resolve));
      });

/**
 * Begins to watch once what was mounted has been painted: what moves from then on moved under the eyes of a visitor.
 *
 * @public
 */
export async function watchLayoutShift(): Promise<LayoutShiftWatch> {
  await afterFrames(2);
  const startMs = performance.now();
  let total = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) if (entry.startTime >= startMs) total += (entry as LayoutShift).value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  return {
    async stop() {
      await afterFrames(3);
      add(observer.takeRecords());
      observer.disconnect();
      return total;
    },
  };
}
