import type { Chart } from 'chart.js';

import { colors, fontFamily } from '../theme/tokens.ts';
import type { LegendEntry } from './legend.ts';

const paddingPx = 24;
const titlePx = 40;
const lineHeightPx = 20;
const legendGapPx = 4;
const markPx = 16;
const blockPx = 10;
const nameAfterPx = 24;
const betweenPx = 16;
const textMiddlePx = 4;
const legendFont = `400 12px ${fontFamily}`;

interface Picture {
  title: string;
  /** The legend, if the chart has several series. */
  legend: readonly LegendEntry[];
}

interface PlacedEntry extends LegendEntry {
  left: number;
  line: number;
}

/** Wraps the legend into as many lines as needed. */
function placeLegend(
  context: CanvasRenderingContext2D,
  legend: Picture['legend'],
  width: number,
): PlacedEntry[] {
  context.font = legendFont;
  let left = 0;
  let line = 0;
  return legend.map((entry) => {
    const entryWidth = nameAfterPx + context.measureText(entry.name).width;
    if (left > 0 && left + entryWidth > width) {
      left = 0;
      line++;
    }
    const placed = { ...entry, left, line };
    left += entryWidth + betweenPx;
    return placed;
  });
}

function drawMark(context: CanvasRenderingContext2D, { mark, color }: LegendEntry, x: number, y: number) {
  context.fillStyle = color;
  context.strokeStyle = color;
  if (mark === 'block') {
    context.fillRect(x, y - blockPx / 2, blockPx, blockPx);
    return;
  }
  context.lineWidth = 2;
  context.setLineDash(mark === 'dashes' ? [4, 2] : []);
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + markPx, y);
  context.stroke();
}

function writeLegend(context: CanvasRenderingContext2D, legend: readonly PlacedEntry[], top: number): void {
  context.font = legendFont;
  for (const entry of legend) {
    const x = paddingPx + entry.left;
    const y = top + entry.line * lineHeightPx;
    drawMark(context, entry, x, y - textMiddlePx);
    context.fillStyle = colors.inkSoft;
    context.fillText(entry.name, x + nameAfterPx, y);
  }
}

/**
 * Draws a chart as a PNG: on white, with its title, at the screen's resolution.
 *
 * @throws if the browser cannot create an image from the canvas
 */
export async function drawPicture(chart: Chart, { title, legend }: Picture): Promise<Blob> {
  const scale = chart.currentDevicePixelRatio;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  const entries = placeLegend(context, legend, chart.width);
  const last = entries.at(-1);
  const top = titlePx + (last ? (last.line + 1) * lineHeightPx + legendGapPx : 0);
  // Setting the size resets the context.
  canvas.width = (chart.width + 2 * paddingPx) * scale;
  canvas.height = (chart.height + top + 2 * paddingPx) * scale;
  context.scale(scale, scale);
  context.fillStyle = colors.surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = colors.ink;
  context.font = `600 16px ${fontFamily}`;
  context.fillText(title, paddingPx, paddingPx + 16);
  writeLegend(context, entries, paddingPx + titlePx);
  context.drawImage(chart.canvas, paddingPx, paddingPx + top, chart.width, chart.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error('The browser made no picture of the chart')),
    );
  });
}
