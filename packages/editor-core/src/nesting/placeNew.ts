import {
  dynamicWrapperKey,
  placeForNew,
  type BlockRule,
  type BlockRules,
  type ComponentId,
  type Page,
} from '@vitrina/epack-model';

/**
 * Returns the place of a new block relative to the active one, as `placeForNew` does. Never places it inside
 * a block that the catalog doesn't have, since it wouldn't be visible there.
 */
export function placeNew(
  page: Page,
  block: { readonly key: string; readonly type: 'feature' | 'component' },
  activeId: ComponentId | undefined,
  rules: BlockRules,
) {
  return placeForNew(page, block, activeId, { ...rules, find: (key) => rules.find(key) ?? closed(key) });
}

/**
 * Returns the rule of a block that can't contain others. Wrappers of series have no rule, so they are
 * skipped.
 */
function closed(key: string): BlockRule | undefined {
  if (key === dynamicWrapperKey) return undefined;
  return {
    key,
    type: 'component',
    props: {},
    propFromName: () => undefined,
    isRemovable: true,
    hasFixedStructure: false,
    canContain: () => false,
    canBeInside: () => true,
    createSubtree: () => ({ componentKey: key, type: 'component' }),
  };
}
