import type { Component } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import type { Finding } from './finding.ts';
import { listAssets } from './listAssets.ts';

/** Finds the stored files of a component that no longer exist. */
export function findMissingFiles(
  component: Component,
  definition: BlockDefinition,
  hasFile: (source: string) => boolean,
): readonly Finding[] {
  return listAssets(component, definition)
    .filter(({ asset }) => !hasFile(asset.src))
    .map(({ asset, prop, size }) => ({
      code: 'fileMissing',
      severity: 'error',
      componentId: component.id,
      prop,
      ...(size && { size }),
      values: { file: asset.name ?? asset.src },
    }));
}
