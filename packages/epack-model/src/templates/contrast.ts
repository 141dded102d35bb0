/** How far two colours are apart, from 1 to 21 as WCAG reckons it; `undefined` unless both are written in hexadecimal. */
export function contrastOf(one: unknown, other: unknown): number | undefined {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminanceOf(colour: unknown): number | undefined {
  if (typeof colour !== 'string' || !/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(colour)) return undefined;
  const digits = colour.length === 4 ? colour.slice(1).replaceAll(/./g, '$&$&') : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => toLinear(digits.slice(at, at + 2)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(digits: string): number {
  const part = Number.parseInt(digits, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
