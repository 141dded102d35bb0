import type { Catalogue } from '@vitrina/block-catalogue';
import type { Asset } from '@vitrina/block-kit';
import { getSubtree, sizes, type Component, type ComponentId, type Page } from '@vitrina/epack-model';

/** Width of the smallest rendition that is sharp in a row, in px. */
const leastWidthPx = 64;

/** Returns the stored source of the first image in a block or inside it, in its smallest rendition; undefined without one. */
export function findPicture(page: Page, id: ComponentId, catalogue: Catalogue): string | undefined {
  for (const component of getSubtree(page, id)) {
    const asset = findImage(component, catalogue);
    if (asset) return toSmall(asset);
  }
  return undefined;
}

function findImage(component: Component, catalogue: Catalogue): Asset | undefined {
  const kinds = catalogue.find(component.componentKey)?.props ?? {};
  for (const [name, { value }] of Object.entries(component.props)) {
    const kind = kinds[name];
    const stored = sizes.map((size) => value[size]).find((each) => each !== undefined);
    const parsed = kind?.mapAssets && kind.parse(stored);
    if (parsed?.ok !== true) continue;
    const images: Asset[] = [];
    kind?.mapAssets?.(parsed.value, (asset) => {
      if (isImage(asset)) images.push(asset);
      return asset;
    });
    if (images[0]) return images[0];
  }
  return undefined;
}

function isImage({ src }: Asset): boolean {
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(src);
}

function toSmall({ src, variants = [] }: Asset): string {
  const enough = variants.filter(({ widthPx }) => widthPx >= leastWidthPx);
  return enough.toSorted((one, other) => one.widthPx - other.widthPx)[0]?.src ?? src;
}
