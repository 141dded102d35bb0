import { type Component, type Json, resolveSized, sizeTable } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import { widthAt } from '../layout/boxWidth.ts';
import type { ImageWidths } from '../layout/imageWidths.ts';
import { type Asset, isJsonList, isJsonObject, type PropKind, type PropShape } from '../propKind.ts';
import type { Finding } from './finding.ts';

/** An image is visibly blurred from here on. */
const mostEnlarged = 1.5;
const pageWidthPx = sizeTable.desktop.breakpointPx;
/** Drawings stay sharp at any width. */
const pixelFile = /\.(?:avif|webp|jpe?g|png|gif)$/i;

interface PlacedImage {
  readonly image: Asset;
  readonly path: readonly (string | number)[];
  readonly isBackground: boolean;
}

const known = new WeakMap<Component, readonly PlacedImage[]>();

/**
 * Finds images that the layout of the desktop shows much wider than their files are. An image of unknown size is not
 * judged, and a block without a declared layout is not either.
 */
export function findEnlargedImages(
  component: Component,
  definition: BlockDefinition,
  widths: ImageWidths,
): readonly Finding[] {
  return listImages(component, definition).flatMap(({ image, path, isBackground }): Finding[] => {
    const { widthPx } = image;
    const shown = shownWidth(component, image, isBackground, widths);
    if (widthPx === undefined || shown === undefined || shown <= widthPx * mostEnlarged) return [];
    // Estimates are not exact to the pixel, and should not look as if they were.
    const values = { width: widthPx, shown: Math.round(shown / 10) * 10 };
    const finding = { code: 'imageUpscaled', severity: 'warning', prop: path.join('.'), values } as const;
    return [{ ...finding, componentId: component.id }];
  });
}

function shownWidth(
  { id }: Component,
  image: Asset,
  isBackground: boolean,
  widths: ImageWidths,
): number | undefined {
  const { isFilled } = widths.boxOf(id, 'desktop');
  const shown = isBackground
    ? isFilled && widths.coveringWidthsOf(id, 'desktop', image)
    : widths.stretchedWidthsOf(id, 'desktop', image);
  return shown ? Math.max(...shown.map((width) => widthAt(width, pageWidthPx))) : undefined;
}

/** Lists a component's images of known size on the desktop. Cached: a component never changes. */
function listImages(component: Component, { props }: BlockDefinition): readonly PlacedImage[] {
  const before = known.get(component);
  if (before) return before;
  const images = Object.entries(component.props).flatMap(([name, { value }]) => {
    const kind = Object.hasOwn(props, name) ? props[name] : undefined;
    if (!kind?.mapAssets) return [];
    const stored = resolveSized(value, 'desktop');
    if (name === 'backgroundOptions' && !isStretchedBackground(stored)) return [];
    return imagesIn(kind, stored, [name]).map((found) => ({
      ...found,
      isBackground: name === 'backgroundOptions',
    }));
  });
  known.set(component, images);
  return images;
}

type Found = Omit<PlacedImage, 'isBackground'>;

function imagesIn(
  kind: PropKind<unknown>,
  value: Json | undefined,
  path: readonly (string | number)[],
): readonly Found[] {
  const { control } = kind;
  if (control.name === 'list' && isJsonList(value))
    return value.flatMap((item, index) => imagesIn(control.item, item, [...path, index]));
  if (control.name === 'group' && isJsonObject(value)) return imagesInFields(control.fields, value, path);
  if (control.name !== 'asset' || control.fileType !== 'image') return [];
  const parsed = kind.parse(value);
  const image = parsed.ok ? (parsed.value as Asset | undefined) : undefined;
  return image?.widthPx !== undefined && pixelFile.test(image.src) ? [{ image, path }] : [];
}

function imagesInFields(
  fields: PropShape,
  value: { readonly [name: string]: Json },
  path: readonly (string | number)[],
): readonly Found[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    Object.hasOwn(value, name) ? imagesIn(field, value[name], [...path, name]) : [],
  );
}

/** A background covers its block unless it keeps its own size. */
function isStretchedBackground(stored: Json | undefined): boolean {
  return isJsonObject(stored) && stored['size'] !== 'auto' && stored['size'] !== 'contain';
}
