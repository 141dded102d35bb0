import type { Component, DataSource, Json } from '@vitrina/epack-model';

import { isJsonObject } from '../propKind.ts';

/** The context a component gets from the blocks around it. */
export interface TreeScope {
  /** The data source the component reads from, with the index of its item. */
  readonly sourceId: string | undefined;
  readonly itemIndex: number;
  /** Whether the component is inside a link: HTML does not allow nested links. */
  readonly isInLink: boolean;
  /** Name shared with its siblings, if its parent makes a group of them. */
  readonly group: string | undefined;
}

/** The scope of a page's top level. */
export const pageScope: TreeScope = {
  sourceId: undefined,
  itemIndex: 0,
  isInLink: false,
  group: undefined,
};

/**
 * Returns the scope inside a component: with its own source if it names one, its own item if it is a member of
 * a series, and a group if its children are one.
 */
export function innerScope(
  outer: TreeScope,
  component: Component,
  own: { readonly sourceId: string | undefined; readonly isLink: boolean; readonly isGroup: boolean },
): TreeScope {
  return {
    sourceId: own.sourceId ?? outer.sourceId,
    itemIndex: component.dynamicIndex ?? outer.itemIndex,
    isInLink: outer.isInLink || own.isLink,
    group: own.isGroup ? `group${component.id}` : undefined,
  };
}

/** Returns a field of the item in scope. */
export function readField(
  dataSources: readonly DataSource[],
  { sourceId, itemIndex }: TreeScope,
  field: string,
): Json | undefined {
  const source = sourceId === undefined ? undefined : dataSources.find(({ id }) => String(id) === sourceId);
  const data = source?.items[itemIndex]?.data;
  return isJsonObject(data) && Object.hasOwn(data, field) ? data[field] : undefined;
}
