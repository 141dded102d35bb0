interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** Records unexpected layout shifts. Chromium only. @public */
export interface LayoutShiftWatch {
  /** Stops recording and returns the sum of all shifts; 0 for none. */
  stop(): Promise<number>;
}

const afterFrames = (count: number): Promise<void> =>
  count === 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        requestAnimationFrame(() => void afterFrames(count - 1).then(resolve));
      });

/**
 * Starts recording once the mounted content has been painted: later shifts are visible to visitors.
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
