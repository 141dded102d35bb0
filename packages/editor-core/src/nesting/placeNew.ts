import {
  dynamicWrapperKey,
  placeForNew,
  type BlockRule,
  type BlockRules,
  type ComponentId,
  type Page,
} from '@vitrina/epack-model';

/**
 * Where a new block goes beside the active one, as `placeForNew` says; beside a block that the catalogue does not know, never
 * into it, where it would not be seen.
 */
export function placeNew(
  page: Page,
  block: { readonly key: string; readonly type: 'feature' | 'component' },
  activeId: ComponentId | undefined,
  rules: BlockRules,
) {
  return placeForNew(page, block, activeId, { ...rules, find: (key) => rules.find(key) ?? closed(key) });
}

/** What only holds a series is looked through. */
function closed(key: string): BlockRule | undefined {
  if (key === dynamicWrapperKey) return undefined;
  return {
    key,
    type: 'component',
    props: {},
    isRemovable: true,
    hasFixedStructure: false,
    canContain: () => false,
    canBeInside: () => true,
    createSubtree: () => ({ componentKey: key, type: 'component' }),
  };
}
