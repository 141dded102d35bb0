import { getChildIds, getComponent, type Page } from '../page/page.ts';
import type { Component } from '../schemas/component.ts';

/** `dynamicType` of the component that holds a series; it renders no markup. */
export const wrapperDynamicType = 'wrapper';

/** `dynamicType` of a member of a series. */
export const itemDynamicType = 'item';

/** The fields that mark a member of a series. */
export const seriesFieldNames = ['isDynamic', 'dynamicType', 'dynamicIndex', 'dynamicProviderIndex'] as const;

/** Returns the fields that mark a member of a series. */
export function seriesFields(providerIndex: number, dynamicIndex: number): Partial<Component> {
  return {
    isDynamic: true,
    dynamicType: itemDynamicType,
    dynamicIndex,
    dynamicProviderIndex: providerIndex,
  };
}

/** Checks whether a component is a wrapper or a member of a series. */
export function isPartOfSeries(component: Component): boolean {
  return seriesFieldNames.some((field) => component[field] !== undefined);
}

/** Returns the member a wrapper's series was created from: the one with the lowest dynamic index. */
export function originalOf(page: Page, wrapper: Component): Component | undefined {
  const members = getChildIds(page, wrapper.id).flatMap((id) => getComponent(page, id) ?? []);
  return members.toSorted((a, b) => (a.dynamicIndex ?? 0) - (b.dynamicIndex ?? 0))[0];
}
