import { type ComponentId, getComponent, type SizeName, sizes, sizeTable } from '@vitrina/epack-model';

import type { ImageStretch } from '../blockLayout.ts';
import type { Asset } from '../propKind.ts';
import { atMost, type BoxWidth, fixedWidth, partOf, widthAt, without } from './boxWidth.ts';
import { createBoxWidths, type EstimatedBox, type LayoutSource } from './boxWidths.ts';
import {
  leastHeight,
  type OwnBox,
  ownHeight,
  readHeight,
  readOwnBox,
  withoutPaddingAbove,
} from './ownBox.ts';

/** Estimates of the images on a page. */
export interface ImageWidths {
  /** The estimated box of a component. */
  boxOf(id: ComponentId, size: SizeName): EstimatedBox;
  /**
   * The widths that a whole image has at least where it is shown; the widest one applies. Where its sides are cropped, it
   * is wider than its box.
   */
  wholeWidthsOf(id: ComponentId, size: SizeName, image: Asset): readonly BoxWidth[];
  /** Whether an image is wider than its box on any page of a size. */
  isCropped(id: ComponentId, size: SizeName, image: Asset): boolean;
  /** The widths that a whole image is stretched to, whatever its own; undefined if it is not. */
  stretchedWidthsOf(id: ComponentId, size: SizeName, image: Asset): readonly BoxWidth[] | undefined;
  /** The widths of a background that covers its component, as far as its height is known. */
  coveringWidthsOf(id: ComponentId, size: SizeName, image: Asset): readonly BoxWidth[];
}

/** The narrowest page of each size. */
const narrowestPx: Readonly<Record<SizeName, number>> = {
  desktop: sizeTable.laptop.breakpointPx + 1,
  laptop: sizeTable.tablet.breakpointPx + 1,
  tablet: sizeTable.mobile.breakpointPx + 1,
  mobile: 320,
};

/** Estimates the widths of a page's images, each when it is asked for. */
export function createImageWidths(source: LayoutSource): ImageWidths {
  const boxOf = createBoxWidths(source);
  const ownBoxOf = (id: ComponentId, size: SizeName): OwnBox | undefined => {
    const component = getComponent(source.page, id);
    const definition = component && source.find(component.componentKey);
    return component && definition && readOwnBox(component, definition, size);
  };
  const widthOf = (id: ComponentId, size: SizeName): BoxWidth => {
    const { inner } = boxOf(id, size);
    const { share = 1, lessPx = 0, maxPx = Infinity } = ownBoxOf(id, size)?.layout.stretchesImages ?? {};
    return atMost(partOf(without(inner, fixedWidth(lessPx)), share), maxPx);
  };
  const wholeWidthsOf = (id: ComponentId, size: SizeName, image: Asset): readonly BoxWidth[] => {
    const width = widthOf(id, size);
    const own = ownBoxOf(id, size);
    return own ? wholeWidths(width, own, image, narrowestPx[size]) : [width];
  };
  return {
    boxOf,
    wholeWidthsOf,
    isCropped(id, size, image) {
      const width = widthAt(widthOf(id, size), narrowestPx[size]);
      return wholeWidthsOf(id, size, image).some((whole) => widthAt(whole, narrowestPx[size]) > width);
    },
    stretchedWidthsOf(id, size, image) {
      const own = ownBoxOf(id, size);
      const stretch = own?.layout.stretchesImages;
      if (!own || !stretch || !boxOf(id, size).isFilled) return undefined;
      const widths = wholeWidthsOf(id, size, image);
      return stretch.isContained ? widths.map((width) => atMost(width, containedPx(own, image))) : widths;
    },
    coveringWidthsOf(id, size, image) {
      const { outer } = boxOf(id, size);
      const own = ownBoxOf(id, size);
      const height = own && leastHeight(own);
      return [outer, ...widthsByHeight(height, image)];
    },
  };
}

/** Returns the widths of a whole image that is cropped to a box of a width and of the height it is known to have. */
function wholeWidths(width: BoxWidth, own: OwnBox, image: Asset, narrowest: number): readonly BoxWidth[] {
  const stretch = own.layout.stretchesImages;
  const given = stretch?.coversHeight ? ownHeight(own) : undefined;
  const height = given && withoutPaddingAbove(given, own);
  const least = stretch?.leastHeightPx === undefined ? undefined : fixedWidth(stretch.leastHeightPx);
  const whole = height ? width : partOf(width, cropFactor(stretch, image));
  const byHeight = widthsByHeight(height ?? least, image);
  // A width that no page of the size is narrower than decides nothing.
  return [whole, ...byHeight.filter((other) => widthAt(other, narrowest) > widthAt(whole, narrowest))];
}

/** Returns the width of a whole image in a box of a height; none if either is unknown. */
function widthsByHeight(height: BoxWidth | undefined, { widthPx, heightPx }: Asset): readonly BoxWidth[] {
  return height && widthPx && heightPx ? [partOf(height, widthPx / heightPx)] : [];
}

/** Returns how much wider a whole image is than the box it is cropped to. */
function cropFactor(stretch: ImageStretch | undefined, { widthPx, heightPx }: Asset): number {
  if (stretch?.cropRatio === undefined || !widthPx || !heightPx) return 1;
  return Math.max(1, widthPx / heightPx / stretch.cropRatio);
}

/** Returns the width of a whole image in a box of a fixed height. */
function containedPx(own: OwnBox, { widthPx, heightPx }: Asset): number {
  if (!widthPx || !heightPx) return Infinity;
  const limits = [own.height, own.maxHeight].flatMap((length) => {
    const limit = readHeight(length);
    return limit && limit.share === 0 ? [limit.px] : [];
  });
  return (Math.min(...limits) * widthPx) / heightPx;
}

/**
 * Returns a function that tells the `sizes` attribute of a component's image: the width at every size of the page, by
 * the layouts that the blocks around declare. The page is taken to be as wide as the window. A browser that knows `auto`
 * measures instead, but only the box: an image whose sides are cropped uses the estimate.
 *
 * @public
 */
export function createImageSizes(source: LayoutSource): (id: ComponentId, image: Asset) => string {
  const widths = createImageWidths(source);
  return (id, image) => imageSizes(widths, id, image);
}

function imageSizes(widths: ImageWidths, id: ComponentId, image: Asset): string {
  const isCropped = sizes.some((size) => widths.isCropped(id, size, image));
  const texts = sizes.map((size) => ({ size, text: widestText(widths.wholeWidthsOf(id, size, image)) }));
  const conditions = texts.toReversed().flatMap(({ size, text }) => {
    const larger = texts[texts.findIndex((other) => other.size === size) - 1];
    if (!larger) return [text];
    return larger.text === text ? [] : [`(max-width:${sizeTable[size].breakpointPx}px) ${text}`];
  });
  return [...(isCropped ? [] : ['auto']), ...conditions].join(', ');
}

/** Returns the widest of several widths in CSS. */
function widestText(widths: readonly BoxWidth[]): string {
  const texts = widths.map(widthText);
  return texts.length > 1 ? `max(${texts.join(',')})` : texts.join('');
}

function widthText({ share, px, maxPx }: BoxWidth): string {
  const [vw, rest] = [round(share * 100, 10), round(px, 1)];
  const most = maxPx === Infinity ? undefined : `${round(maxPx, 1)}px`;
  if (vw === 0) return `${Math.max(1, Math.min(rest, most === undefined ? Infinity : round(maxPx, 1)))}px`;
  const sum = rest === 0 ? `${vw}vw` : `${vw}vw ${rest < 0 ? '-' : '+'} ${Math.abs(rest)}px`;
  if (most !== undefined) return `min(${sum},${most})`;
  return rest === 0 ? sum : `calc(${sum})`;
}

function round(value: number, by: number): number {
  return Math.round(value * by) / by;
}
