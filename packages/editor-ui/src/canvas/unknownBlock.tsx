import type { Catalogue } from '@vitrina/block-catalogue';
import { defineBlock, text, type BlockDefinition } from '@vitrina/block-kit';
import type { View, Views } from '@vitrina/block-kit/react';

/** Class and key on the canvas of every block that the catalogue does not know. */
export const unknownKey = 'UnknownBlock';

/** The attribute that has its name. */
export const unknownName = 'data-unknown';

/** Stands for a block that the catalogue does not know: published pages leave it out, whoever edits shall see that it is there. */
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

/** Looks up what the canvas draws: blocks of the catalogue, and something in the place of others. */
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

/** Views with that of unknown blocks. */
export function withUnknown(views: Views): Views {
  return { ...views, [unknownKey]: view };
}
