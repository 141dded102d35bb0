import type { Catalogue } from '@vitrina/block-catalogue';
import type { TreeNode, TreeSource } from '@vitrina/block-kit/react';
import { getChildIds, getComponent, type Component, type ComponentId } from '@vitrina/epack-model';
import { useState } from 'react';
import { findEditableProp } from '@vitrina/editor-core/props';
import { type EditorState, getActivePage } from '@vitrina/editor-core/store';

import { useChildIds, useTouched } from '../store/hooks.ts';
import { useArrivingIds, type Arrival } from './useArrivingIds.ts';

/** Creates the source of the canvas's block tree. Each block subscribes once, and only to its own ID. */
export function createCanvasSource(catalogue: Catalogue, arrival: Arrival): TreeSource {
  return {
    useNode(id: ComponentId): TreeNode | undefined {
      const [readNode] = useState(() => createNodeReader(id, catalogue));
      return useTouched(id, readNode);
    },
    useChildIds: (id) => useArrivingIds(useChildIds(id), arrival),
  };
}

/**
 * Creates a function that reads the rendered data of a component. It returns the same node until that data
 * changes.
 */
function createNodeReader(id: ComponentId, catalogue: Catalogue) {
  let seen: Component | undefined;
  let wasEditing = false;
  let node: TreeNode | undefined;
  return (state: EditorState): TreeNode | undefined => {
    const page = getActivePage(state);
    const component = page && getComponent(page, id);
    if (page === undefined || component === undefined) return undefined;
    const childIds = getChildIds(page, id);
    const isEditing = state.view.editingId === id;
    const previewState = state.view.previewStates[id];
    const isSamePlace =
      isEditing === wasEditing && childIds === node?.childIds && previewState === node.previewState;
    const isSame = component === seen || (isEditing && isSameButText(component, seen, catalogue));
    if (isSamePlace && isSame) {
      seen = component;
      return node;
    }
    seen = component;
    wasEditing = isEditing;
    node = { component: isEditing ? withoutText(component, catalogue) : component, childIds, previewState };
    return node;
  };
}

/**
 * Returns whether two versions of a component differ only in the text being edited, which the block doesn't
 * render during editing.
 */
function isSameButText(one: Component, other: Component | undefined, catalogue: Catalogue): boolean {
  if (other === undefined) return false;
  const { props, ...rest } = one;
  const { props: otherProps, ...otherRest } = other;
  const text = findEditableProp(one, catalogue);
  return isSameBut(props, otherProps, text) && isSameBut(rest, otherRest);
}

/** Returns whether two objects have the same values, ignoring the value named `except`. */
function isSameBut(one: object, other: object, except?: string): boolean {
  const values = new Map(Object.entries(other));
  const entries = Object.entries(one);
  return (
    entries.length === values.size &&
    entries.every(([name, value]) => values.has(name) && (name === except || values.get(name) === value))
  );
}

/**
 * Returns the component without the text that is being edited: the inline editor renders the text, and the
 * block renders around it.
 */
function withoutText(component: Component, catalogue: Catalogue): Component {
  const name = findEditableProp(component, catalogue);
  if (name === undefined) return component;
  return { ...component, props: { ...component.props, [name]: { name, value: { desktop: '' } } } };
}
