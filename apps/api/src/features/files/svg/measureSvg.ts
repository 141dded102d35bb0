/** The natural size of an image. */
export interface PictureSize {
  widthPx: number;
  heightPx: number;
}

const maxWidthPx = 1416;
const maxHeightPx = 20_000;
const unitsInPx: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

/** Reads a length in pixels. A relative length, such as `100%`, is undefined. */
function readLength(text: string | null): number | undefined {
  const [, number, unit = ''] = /^\s*\+?([\d.]+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  const length = Number(number) * (unitsInPx[unit.toLowerCase()] ?? Number.NaN);
  return length > 0 && length < Number.MAX_SAFE_INTEGER ? length : undefined;
}

function readViewBox(text: string | null): { width: number; height: number } | undefined {
  const numbers = (text ?? '').trim().split(/[\s,]+/);
  const [width, height] = [Number(numbers[2]), Number(numbers[3])];
  const isSound = numbers.length === 4 && numbers.every((number) => Number.isFinite(Number(number)));
  return isSound && width > 0 && height > 0 ? { width, height } : undefined;
}

function naturalSize(svg: Element): { width: number; height: number } | undefined {
  const [width, height] = [readLength(svg.getAttribute('width')), readLength(svg.getAttribute('height'))];
  if (width && height) return { width, height };
  const box = readViewBox(svg.getAttribute('viewBox'));
  if (!box) return undefined;
  if (width) return { width, height: (width * box.height) / box.width };
  return height ? { width: (height * box.width) / box.height, height } : box;
}

/**
 * Reads the size of an image and writes it into the document, so that the image keeps its proportions at any
 * displayed size.
 *
 * @returns undefined if the image has neither a size nor a view box
 */
export function measureSvg(svg: Element): PictureSize | undefined {
  const natural = naturalSize(svg);
  if (!natural) return undefined;
  const { width, height } = natural;
  const scale = Math.min(1, maxWidthPx / width, maxHeightPx / height);
  const [widthPx, heightPx] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  if (!widthPx || !heightPx) return undefined;
  if (!readViewBox(svg.getAttribute('viewBox'))) svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('width', String(widthPx));
  svg.setAttribute('height', String(heightPx));
  return { widthPx, heightPx };
}
