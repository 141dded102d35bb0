import type { Chart } from 'chart.js';

import { colours, fontFamily } from '../theme/tokens.ts';

const paddingPx = 24;
const titlePx = 40;
const legendPx = 24;

interface Picture {
  title: string;
  /** Names and colours, where the drawing has several lines. */
  legend: readonly { name: string; colour: string }[];
}

function writeLegend(context: CanvasRenderingContext2D, legend: Picture['legend'], top: number): void {
  context.font = `400 12px ${fontFamily}`;
  let left = paddingPx;
  for (const { name, colour } of legend) {
    context.fillStyle = colour;
    context.fillRect(left, top - 5, 16, 2);
    context.fillStyle = colours.inkSoft;
    context.fillText(name, left + 24, top);
    left += 24 + context.measureText(name).width + 16;
  }
}

/**
 * A chart as a PNG: on white, under its title, as sharp as the screen.
 *
 * @throws where the browser makes no picture of the canvas
 */
export async function drawPicture(chart: Chart, { title, legend }: Picture): Promise<Blob> {
  const scale = chart.currentDevicePixelRatio;
  const names = legend.length > 1 ? legend : [];
  const top = titlePx + (names.length > 0 ? legendPx : 0);
  const canvas = document.createElement('canvas');
  canvas.width = (chart.width + 2 * paddingPx) * scale;
  canvas.height = (chart.height + top + 2 * paddingPx) * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.scale(scale, scale);
  context.fillStyle = colours.surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = colours.ink;
  context.font = `600 16px ${fontFamily}`;
  context.fillText(title, paddingPx, paddingPx + 16);
  writeLegend(context, names, paddingPx + titlePx);
  context.drawImage(chart.canvas, paddingPx, paddingPx + top, chart.width, chart.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error('The browser made no picture of the chart')),
    );
  });
}
