import type { Chart } from 'chart.js';
import { useState, type KeyboardEvent, type RefObject } from 'react';

interface Reading {
  chart: RefObject<Chart | null>;
  /** The indexes of the points in reading order. */
  order: readonly number[];
  /** Describes a point and its values. */
  describe: (index: number) => string;
  onPointOpen?: ((index: number) => void) | undefined;
}

function show(chart: Chart | null, index: number | undefined): void {
  if (!chart) return;
  const active =
    index === undefined
      ? []
      : chart.data.datasets.flatMap(({ data }, datasetIndex) =>
          index < data.length ? [{ datasetIndex, index }] : [],
        );
  chart.setActiveElements(active);
  chart.tooltip?.setActiveElements(active, { x: 0, y: 0 });
  chart.update('none');
}

const steps: Record<string, (position: number, last: number) => number> = {
  ArrowLeft: (position) => position - 1,
  ArrowUp: (position) => position - 1,
  ArrowRight: (position) => position + 1,
  ArrowDown: (position) => position + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Reads a chart by keyboard: the arrows move between points, Home and End to the ends, Enter opens a point.
 */
export function useChartReading({ chart, order, describe, onPointOpen }: Reading) {
  const [position, setPosition] = useState<number>();
  const index = position === undefined ? undefined : order[position];
  const go = (next: number | undefined) => {
    setPosition(next);
    show(chart.current, next === undefined ? undefined : order[next]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const last = order.length - 1;
    if (step && last >= 0) {
      event.preventDefault();
      const isFirst = position === undefined && event.key !== 'End';
      go(isFirst ? 0 : Math.min(last, Math.max(0, step(position ?? 0, last))));
    } else if (event.key === 'Enter' && index !== undefined) onPointOpen?.(index);
    else if (event.key === 'Escape') go(undefined);
  };
  return {
    /** Announced politely when the point changes. */
    text: index === undefined ? '' : describe(index),
    onKeyDown,
    onBlur: () => go(undefined),
  };
}
