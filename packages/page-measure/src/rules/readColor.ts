import type { Color } from './contrast.ts';

const known = new Map<string, Color>();
let context: OffscreenCanvasRenderingContext2D | null | undefined;

/** Returns a computed CSS color of any color space as sRGB. */
export function readColor(css: string): Color {
  const color = known.get(css) ?? paint(css);
  known.set(css, color);
  return color;
}

function paint(css: string): Color {
  context ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0, 0];
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}
