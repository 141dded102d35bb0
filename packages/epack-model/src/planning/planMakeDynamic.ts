import { seriesFields } from '../dynamic-data/series.ts';
import type { MakeDynamic } from '../changes/pageChange.ts';
import { dynamicWrapperKey } from '../dynamic-data/dynamicWrapper.ts';
import { getComponent, nextComponentId, type Page } from '../page/page.ts';
import type { Component, ComponentId } from '../schemas/component.ts';
import { copySubtree } from './copySubtree.ts';

/**
 * Plans repeating a component once per item of a data source.
 *
 * @param providerIndex - which Dynamic Data Provider of the page the series reads from.
 * @param itemCount - the number of members, including the component itself.
 * @returns `undefined` for an unknown id.
 * @public
 */
export function planMakeDynamic(
  page: Page,
  id: ComponentId,
  providerIndex: number,
  itemCount: number,
): MakeDynamic | undefined {
  const original = getComponent(page, id);
  if (!original) return undefined;
  const wrapper = wrapperFor(original, nextComponentId(page));
  const copies: Component[] = [];
  for (let dynamicIndex = 1; dynamicIndex < itemCount; dynamicIndex++) {
    const [top, ...below] = copySubtree(page, id, wrapper.id + 1 + copies.length, wrapper.id);
    if (top) copies.push({ ...top, ...seriesFields(providerIndex, dynamicIndex) }, ...below);
  }
  return { type: 'makeDynamic', id, providerIndex, wrapper, copies };
}

function wrapperFor({ parentId, type }: Component, id: ComponentId): Component {
  return {
    id,
    parentId,
    name: dynamicWrapperKey,
    displayName: dynamicWrapperKey,
    componentKey: dynamicWrapperKey,
    type,
    props: {},
  };
}
