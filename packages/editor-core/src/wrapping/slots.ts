import type { BlockRules, ComponentDraft } from '@vitrina/epack-model';

/** A new container without content, and the part that it has around each of its blocks, such as a column of a row. */
export interface EmptyContainer {
  readonly draft: ComponentDraft;
  /** Undefined if blocks are in the container itself. */
  readonly slot: ComponentDraft | undefined;
}

/** Returns a new container without its sample content. */
export function emptyContainer(rules: BlockRules, draft: ComponentDraft): EmptyContainer {
  const [first] = draft.children ?? [];
  const isSlot =
    first !== undefined &&
    rules.find(first.componentKey)?.hasFixedStructure === false &&
    isPart(rules, first, draft);
  return {
    draft: { ...draft, children: [] },
    slot: isSlot ? { ...first, children: [] } : undefined,
  };
}

/** Returns whether a block with one key can be inside one with another key. */
export function fitsInside(rules: BlockRules, key: string, parentKey: string): boolean {
  return (
    rules.find(parentKey)?.canContain(key) !== false && rules.find(key)?.canBeInside(parentKey) !== false
  );
}

/** Returns whether a block is a part of its container that is for any blocks, and not such a block itself. */
function isPart(rules: BlockRules, part: ComponentDraft, container: ComponentDraft): boolean {
  const isElsewhere = fitsInside(rules, part.componentKey, 'Feature');
  const isNeeded = !fitsInside(rules, 'Text', container.componentKey);
  return fitsInside(rules, 'Text', part.componentKey) && (isNeeded || !isElsewhere);
}
