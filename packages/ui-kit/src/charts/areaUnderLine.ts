import type { Chart, Element, Plugin } from 'chart.js';

interface Place {
  x: number;
  y: number;
}

const area = 'rgba(47, 91, 255, 0.08)';

/** Splits a line into its connected parts, at values that were not measured. */
function partsOf(points: readonly Element[]): Place[][] {
  const parts: Place[][] = [[]];
  for (const point of points) {
    const { x, y } = point.getProps(['x', 'y']);
    if (x === null || y === null || Number.isNaN(y) || ('skip' in point && point.skip === true))
      parts.push([]);
    else parts.at(-1)?.push({ x, y });
  }
  return parts.filter((part) => part.length > 1);
}

function fillUnder({ ctx, chartArea }: Chart, part: readonly Place[]): void {
  const [first] = part;
  const last = part.at(-1);
  if (!first || !last) return;
  ctx.beginPath();
  ctx.moveTo(first.x, chartArea.bottom);
  for (const { x, y } of part) ctx.lineTo(x, y);
  ctx.lineTo(last.x, chartArea.bottom);
  ctx.closePath();
  ctx.fill();
}

/**
 * Fills below lines that have `hasArea`. chart.js's own filler fills segment by segment, which shows a seam
 * where a line changes its dashes.
 */
export const areaUnderLine: Plugin = {
  id: 'areaUnderLine',
  beforeDatasetsDraw(chart) {
    const { ctx } = chart;
    ctx.save();
    ctx.fillStyle = area;
    for (const meta of chart.getSortedVisibleDatasetMetas()) {
      const dataset = chart.data.datasets[meta.index];
      if (meta.type !== 'line' || !dataset || !('hasArea' in dataset) || dataset.hasArea !== true) continue;
      for (const part of partsOf(meta.data)) fillUnder(chart, part);
    }
    ctx.restore();
  },
};
