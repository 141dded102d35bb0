/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, opacity: number];

/** Returns a color on top of an opaque one. */
export function blend([red, green, blue, opacity]: Color, under: Color): Color {
  const mix = (over: number, below: number) => over * opacity + below * (1 - opacity);
  return [mix(red, under[0]), mix(green, under[1]), mix(blue, under[2]), 1];
}

/** Returns the contrast of two opaque colors, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastRatio(one: Color, other: Color): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Color): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

function toLinear(channel: number): number {
  const part = channel / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
