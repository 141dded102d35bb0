import { type ComponentId, getComponent, type SizeName, sizes, sizeTable } from '@vitrina/epack-model';

import type { ImageStretch } from '../blockLayout.ts';
import type { Asset } from '../propKind.ts';
import { atMost, type BoxWidth, fixedWidth, partOf, readWidth, without } from './boxWidth.ts';
import { createBoxWidths, type EstimatedBox, type LayoutSource } from './boxWidths.ts';
import { type OwnBox, readOwnBox } from './ownBox.ts';

/** Estimates of the images on a page. */
export interface ImageWidths {
  /** The estimated box of a component. */
  boxOf(id: ComponentId, size: SizeName): EstimatedBox;
  /** The width that a whole image has where it is shown: wider than its box if its sides are cropped. */
  wholeWidthOf(id: ComponentId, size: SizeName, image: Asset): BoxWidth;
  /** Whether an image is wider than its box. */
  isCropped(id: ComponentId, size: SizeName, image: Asset): boolean;
  /** The width that a whole image is stretched to, whatever its own; undefined if it is not. */
  stretchedWidthOf(id: ComponentId, size: SizeName, image: Asset): BoxWidth | undefined;
}

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
  const cropFactorOf = (id: ComponentId, size: SizeName, image: Asset): number =>
    cropFactor(ownBoxOf(id, size)?.layout.stretchesImages, image);
  const wholeWidthOf = (id: ComponentId, size: SizeName, image: Asset): BoxWidth =>
    partOf(widthOf(id, size), cropFactorOf(id, size, image));
  return {
    boxOf,
    isCropped: (id, size, image) => cropFactorOf(id, size, image) > 1,
    wholeWidthOf,
    stretchedWidthOf(id, size, image) {
      const own = ownBoxOf(id, size);
      const stretch = own?.layout.stretchesImages;
      if (!own || !stretch || !boxOf(id, size).isFilled) return undefined;
      const width = wholeWidthOf(id, size, image);
      return stretch.isContained ? atMost(width, containedPx(own, image)) : width;
    },
  };
}

/** Returns how much wider a whole image is than the box it is cropped to. */
function cropFactor(stretch: ImageStretch | undefined, { widthPx, heightPx }: Asset): number {
  if (stretch?.cropRatio === undefined || !widthPx || !heightPx) return 1;
  return Math.max(1, widthPx / heightPx / stretch.cropRatio);
}

/** Returns the width of a whole image in a box of a fixed height. */
function containedPx({ height, maxHeight }: OwnBox, { widthPx, heightPx }: Asset): number {
  if (!widthPx || !heightPx) return Infinity;
  const limits = [height, maxHeight].flatMap((length) => {
    const limit = length === undefined || length.endsWith('%') ? undefined : readWidth(length, none);
    return limit && limit.share === 0 ? [limit.px] : [];
  });
  return (Math.min(...limits) * widthPx) / heightPx;
}

const none = fixedWidth(0);

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
  const texts = sizes.map((size) => ({ size, text: widthText(widths.wholeWidthOf(id, size, image)) }));
  const conditions = texts.toReversed().flatMap(({ size, text }) => {
    const larger = texts[texts.findIndex((other) => other.size === size) - 1];
    if (!larger) return [text];
    return larger.text === text ? [] : [`(max-width:${sizeTable[size].breakpointPx}px) ${text}`];
  });
  return [...(isCropped ? [] : ['auto']), ...conditions].join(', ');
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
