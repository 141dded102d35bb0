import type { PlacementCode } from '../nesting/changeRefusal.ts';
import { checkEntry } from '../nesting/checkAddition.ts';
import { placedIn, refusePlacement } from '../nesting/checkPlacement.ts';
import { getAncestorIds, getChildIds, getComponent, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import { rootId, type ComponentId } from '../schemas/component.ts';

/**
 * A place in a parent's child list.
 *
 * @public
 */
export interface Place {
  readonly parentId: ComponentId;
  readonly index: number;
}

/**
 * Finds the place for a new component. A feature is placed after the active top-level item. Any other
 * component is placed at the end of the active component; if that does not accept it, after the active
 * component in the nearest ancestor that does. Falls back to the end of the top level.
 *
 * @public
 */
export function placeForNew(
  page: Page,
  block: { readonly key: string; readonly type: 'feature' | 'component' },
  activeId: ComponentId | undefined,
  rules: BlockRules,
): Place | PlacementCode {
  const active = activeId === undefined ? undefined : getComponent(page, activeId);
  const chain = active ? [active.id, ...getAncestorIds(page, active.id)] : [];
  const within = block.type === 'feature' ? undefined : placeWithin(page, block.key, chain, rules);
  if (within) return within;
  const refusal = refusePlacement(block, placedIn(page, rootId), rules);
  return refusal?.code ?? placeAtTop(page, chain.at(-1));
}

function placeWithin(
  page: Page,
  key: string,
  chain: readonly ComponentId[],
  rules: BlockRules,
): Place | undefined {
  let below: ComponentId | undefined;
  for (const parentId of chain) {
    if (!checkEntry(page, { key }, parentId, rules))
      return { parentId, index: indexAfter(page, parentId, below) };
    below = parentId;
  }
  return undefined;
}

function placeAtTop(page: Page, activeTopId: ComponentId | undefined): Place {
  return { parentId: rootId, index: indexAfter(page, rootId, activeTopId) };
}

function indexAfter(page: Page, parentId: ComponentId, siblingId: ComponentId | undefined): number {
  const siblings = getChildIds(page, parentId);
  return siblingId === undefined ? siblings.length : siblings.indexOf(siblingId) + 1;
}
