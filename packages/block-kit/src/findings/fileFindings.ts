import { sizes, type Component } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import type { Finding } from './finding.ts';

/** Finds the stored files of a component that no longer exist. */
export function findMissingFiles(
  component: Component,
  { props }: BlockDefinition,
  hasFile: (source: string) => boolean,
): readonly Finding[] {
  return Object.entries(component.props).flatMap(([name, { value }]) => {
    const kind = Object.hasOwn(props, name) ? props[name] : undefined;
    if (!kind?.mapAssets) return [];
    return sizes.flatMap((size): Finding[] => {
      const parsed = value[size] === undefined ? undefined : kind.parse(value[size]);
      if (!parsed?.ok) return [];
      const missing: string[] = [];
      kind.mapAssets?.(parsed.value, (asset) => {
        if (!hasFile(asset.src)) missing.push(asset.name ?? asset.src);
        return asset;
      });
      return missing.map((file) => ({
        code: 'fileMissing',
        severity: 'error',
        componentId: component.id,
        prop: name,
        ...(kind.isPerSize && { size }),
        values: { file },
      }));
    });
  });
}
