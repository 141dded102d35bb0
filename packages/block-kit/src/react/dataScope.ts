import type { Component, DataSource, Json } from '@vitrina/epack-model';

import { isJsonObject } from '../propKind.ts';

/** Which item of which data source a component stands for. */
export interface DataScope {
  readonly sourceId: string | undefined;
  readonly itemIndex: number;
}

/** Nothing on a page stands for data until a block says so. */
export const pageScope: DataScope = { sourceId: undefined, itemIndex: 0 };

/** The scope inside a component: its own source where it names one, its own item where it is a member of a series. */
export function innerScope(outer: DataScope, component: Component, sourceId: string | undefined): DataScope {
  return { sourceId: sourceId ?? outer.sourceId, itemIndex: component.dynamicIndex ?? outer.itemIndex };
}

/** A field of the item in scope. */
export function readField(
  dataSources: readonly DataSource[],
  { sourceId, itemIndex }: DataScope,
  field: string,
): Json | undefined {
  const source = sourceId === undefined ? undefined : dataSources.find(({ id }) => String(id) === sourceId);
  const data = source?.items[itemIndex]?.data;
  return isJsonObject(data) && Object.hasOwn(data, field) ? data[field] : undefined;
}
