import type { TreeSource } from '@vitrina/block-kit/react';
import type { ComponentId } from '@vitrina/epack-model';

import { useChildIds, useComponent } from '../store/hooks.ts';

/** Where the block tree of the canvas reads from: each block listens to its own id alone. */
export const canvasSource: TreeSource = {
  useNode(id: ComponentId) {
    const component = useComponent(id);
    const childIds = useChildIds(id);
    return component && { component, childIds };
  },
  useChildIds,
};
