import { sizes, type Component, type SizeName } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import type { Asset } from '../propKind.ts';

/** A file of a component, with its place. */
export interface PlacedAsset {
  readonly asset: Asset;
  readonly prop: string;
  /** Undefined if the prop has one value for all sizes. */
  readonly size: SizeName | undefined;
}

/** Lists the files that a component shows, in the order of its props and sizes. */
export function listAssets(component: Component, { props }: BlockDefinition): readonly PlacedAsset[] {
  return Object.entries(component.props).flatMap(([prop, { value }]) => {
    const kind = Object.hasOwn(props, prop) ? props[prop] : undefined;
    if (!kind?.mapAssets) return [];
    return sizes.flatMap((size) => {
      const parsed = value[size] === undefined ? undefined : kind.parse(value[size]);
      if (!parsed?.ok) return [];
      const assets: PlacedAsset[] = [];
      kind.mapAssets?.(parsed.value, (asset) => {
        assets.push({ asset, prop, size: kind.isPerSize ? size : undefined });
        return asset;
      });
      return assets;
    });
  });
}
