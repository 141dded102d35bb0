import type { Catalogue } from '@vitrina/block-catalogue';
import type { TreeNode, TreeSource } from '@vitrina/block-kit/react';
import type { Component, ComponentId } from '@vitrina/epack-model';
import { useMemo } from 'react';

import { useChildIds, useComponent, useIsEditing } from '../store/hooks.ts';
import { findEditableProp } from './findEditableProp.ts';

/** Where the block tree of the canvas reads from: each block listens to its own id alone. */
export function createCanvasSource(catalogue: Catalogue): TreeSource {
  return {
    useNode(id: ComponentId): TreeNode | undefined {
      const component = useComponent(id);
      const childIds = useChildIds(id);
      const isEditing = useIsEditing(id);
      return useMemo(
        () =>
          component && {
            component: isEditing ? withoutText(component, catalogue) : component,
            childIds,
          },
        [component, childIds, isEditing],
      );
    },
    useChildIds,
  };
}

/** While a text is edited its place in the block belongs to the editor: the View draws the block around nothing. */
function withoutText(component: Component, catalogue: Catalogue): Component {
  const name = findEditableProp(component, catalogue);
  if (name === undefined) return component;
  return { ...component, props: { ...component.props, [name]: { name, value: { desktop: '' } } } };
}
