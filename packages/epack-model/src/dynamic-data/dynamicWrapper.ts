import { itemDynamicType, wrapperDynamicType } from './series.ts';
import { getChildIds, getComponent, type Page } from '../page/page.ts';
import type { Component, ComponentId } from '../schemas/component.ts';

/** Key and name of the component that holds a series; it renders no markup. @public */
export const dynamicWrapperKey = 'DynamicWrapper';

/** Checks whether a component only holds a series. @public */
export function isDynamicWrapper(component: Component): boolean {
  return component.isDynamic === true && component.dynamicType === wrapperDynamicType;
}

/**
 * Finds the wrapper of a component's series, or the component itself if it is a wrapper: the input of
 * `removeDynamicWrapper`.
 *
 * @public
 */
export function findDynamicWrapper(page: Page, id: ComponentId): ComponentId | undefined {
  const component = getComponent(page, id);
  if (!component || isDynamicWrapper(component)) return component?.id;
  const parent =
    component.dynamicType === itemDynamicType ? getComponent(page, component.parentId) : undefined;
  return parent && isDynamicWrapper(parent) ? parent.id : undefined;
}

/** Returns the ids to show under a parent: wrappers of series are replaced with their members. @public */
export function getDisplayChildIds(page: Page, parentId: ComponentId): readonly ComponentId[] {
  const ids = getChildIds(page, parentId);
  return ids.some((id) => isWrapperId(page, id)) ? flattened(page, ids) : ids;
}

/** Iterative: a damaged document can nest wrappers to any depth. */
function flattened(page: Page, ids: readonly ComponentId[]): ComponentId[] {
  const shown: ComponentId[] = [];
  const pending = ids.toReversed();
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (isWrapperId(page, id)) pending.push(...getChildIds(page, id).toReversed());
    else shown.push(id);
  }
  return shown;
}

function isWrapperId(page: Page, id: ComponentId): boolean {
  const component = getComponent(page, id);
  return component !== undefined && isDynamicWrapper(component);
}
