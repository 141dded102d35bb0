import type { BlockDefinition } from '@vitrina/block-kit';

/**
 * Lets blocks stand in the containers that name them among their children, though the blocks, being of another family,
 * do not know of those: a generic `Column` in `FriendlyCol2`. To be called where families are put together.
 *
 * @public
 */
export function admitNamedChildren(blocks: readonly BlockDefinition[]): readonly BlockDefinition[] {
  return blocks.map((block) => {
    const { allowedParents } = block.nesting;
    if (!allowedParents) return block;
    const parents = new Set([...allowedParents, ...parentsNaming(block.key, blocks)]);
    return { ...block, nesting: { ...block.nesting, allowedParents: [...parents] } };
  });
}

function parentsNaming(childKey: string, blocks: readonly BlockDefinition[]): string[] {
  return blocks
    .filter(({ nesting: { allowedChildren } }) => allowedChildren.includes(childKey))
    .map(({ key }) => key);
}
