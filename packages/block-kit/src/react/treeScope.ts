import type { Component, DataSource, Json } from '@vitrina/epack-model';

import { isJsonObject } from '../propKind.ts';

/** What the blocks around a component mean for it. */
export interface TreeScope {
  /** The data source it reads from, and which item of that. */
  readonly sourceId: string | undefined;
  readonly itemIndex: number;
  /** Whether it is in a link: HTML allows no other link there. */
  readonly isInLink: boolean;
}

/** The scope of a page's top level. */
export const pageScope: TreeScope = { sourceId: undefined, itemIndex: 0, isInLink: false };

/** The scope inside a component: its own source where it names one, its own item where it is a member of a series. */
export function innerScope(
  outer: TreeScope,
  component: Component,
  own: { readonly sourceId: string | undefined; readonly isLink: boolean },
): TreeScope {
  return {
    sourceId: own.sourceId ?? outer.sourceId,
    itemIndex: component.dynamicIndex ?? outer.itemIndex,
    isInLink: outer.isInLink || own.isLink,
  };
}

/** A field of the item in scope. */
export function readField(
  dataSources: readonly DataSource[],
  { sourceId, itemIndex }: TreeScope,
  field: string,
): Json | undefined {
  const source = sourceId === undefined ? undefined : dataSources.find(({ id }) => String(id) === sourceId);
  const data = source?.items[itemIndex]?.data;
  return isJsonObject(data) && Object.hasOwn(data, field) ? data[field] : undefined;
}
