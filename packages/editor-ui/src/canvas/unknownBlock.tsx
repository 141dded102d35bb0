import type { Catalogue } from '@vitrina/block-catalogue';
import { defineBlock, text, type BlockDefinition } from '@vitrina/block-kit';
import type { View, Views } from '@vitrina/block-kit/react';

/** Class and key, on the canvas, of every block that isn't in the catalog. */
export const unknownKey = 'UnknownBlock';

/** Attribute with the key of the unknown block. */
export const unknownName = 'data-unknown';

/**
 * Defines a placeholder for a block that isn't in the catalog. Published pages omit the block, but the editor
 * must show it.
 */
function defineUnknown(key: string) {
  return defineBlock({
    key: unknownKey,
    family: '',
    props: { [unknownName]: text({ default: key }) },
    nesting: { allowedChildren: 'none' },
    thumbnail: '',
  });
}

const view: View<ReturnType<typeof defineUnknown>> = ({ root, props }) => (
  <div {...root} {...{ [unknownName]: props[unknownName] }} />
);

/**
 * Returns a function that finds the definition the canvas renders: the definition in the catalog, or a
 * placeholder for an unknown block.
 */
export function findOnCanvas({ find }: Catalogue): (key: string) => BlockDefinition | undefined {
  const unknown = new Map<string, BlockDefinition>();
  return (key) => {
    const known = find(key) ?? unknown.get(key);
    if (known) return known;
    const definition = defineUnknown(key);
    unknown.set(key, definition);
    return definition;
  };
}

/** Adds the view of unknown blocks to the views. */
export function withUnknown(views: Views): Views {
  return { ...views, [unknownKey]: view };
}
