import type { BlockDefinition, Control } from '@vitrina/block-kit';
import type { Component, Json, PageChange, SinglePageChange } from '@vitrina/epack-model';

import { toObject } from './jsonText.ts';
import { readProp } from './readProp.ts';

const productsName = 'products';
const rowsName = 'rows';
const valuesName = 'values';

/** The products that a block compares, and the rows with a value per product. */
export interface Comparison {
  readonly products: readonly Json[];
  readonly rows: readonly Json[];
  /** Smallest and largest number of products. */
  readonly min: number;
  readonly max: number;
  /** Largest number of values in a row. */
  readonly maxValues: number;
  /** Returns an empty product. */
  create(): Json;
}

/** The products by their places before an edit; `new` is an empty product. */
export type ProductOrder = readonly (number | 'new')[];

/** Returns the comparison of a component; undefined if its block doesn't compare products. */
export function readComparison(component: Component, definition: BlockDefinition): Comparison | undefined {
  const products = listControl(definition.ownProps[productsName]?.control);
  const row = listControl(definition.ownProps[rowsName]?.control)?.item.control;
  const values = row?.name === 'group' ? listControl(row.fields[valuesName]?.control) : undefined;
  if (products === undefined || values === undefined) return undefined;
  const { min, max, item } = products;
  return {
    products: readList(component, definition, productsName),
    rows: readList(component, definition, rowsName),
    min,
    max,
    maxValues: values.max,
    create: () => item.defaultValue ?? {},
  };
}

function listControl(control: Control | undefined) {
  return control?.name === 'list' ? control : undefined;
}

function readList(component: Component, { props }: BlockDefinition, name: string): readonly Json[] {
  const kind = props[name];
  const value = kind && readProp(component.props[name], kind, 'desktop').value;
  return Array.isArray(value) ? value : [];
}

/** Returns the change that gives a comparison other products in another order, and their values with them. */
export function orderProducts(id: number, comparison: Comparison, order: ProductOrder): PageChange {
  const products = order.map((at) => (at === 'new' ? comparison.create() : (comparison.products[at] ?? {})));
  const changes = [setList(id, productsName, products)];
  const rows = orderValues(comparison, order);
  if (rows) changes.push(setList(id, rowsName, rows));
  return { type: 'batch', changes };
}

/**
 * Returns the change that makes the values follow after a list of products was edited as a whole; undefined if the
 * products kept their places.
 */
export function followProducts(
  component: Component,
  definition: BlockDefinition,
  name: string,
  value: Json | undefined,
): SinglePageChange | undefined {
  if (name !== productsName || !Array.isArray(value)) return undefined;
  const comparison = readComparison(component, definition);
  const order = comparison && findOrder(comparison.products, value);
  const rows = comparison && order && orderValues(comparison, order);
  return rows && setList(component.id, rowsName, rows);
}

/** Finds the places of the same items before. An item that is new among as many others was edited in its place. */
function findOrder(before: readonly Json[], after: readonly Json[]): ProductOrder | undefined {
  const order = after.map((item) => {
    const at = before.indexOf(item);
    return at < 0 ? 'new' : at;
  });
  const isEdited = after.length === before.length && order.includes('new');
  return isEdited || new Set(order).size < order.length ? undefined : order;
}

/** Returns the rows with their values in the order; undefined if no value changes its place. */
function orderValues({ products, rows, maxValues }: Comparison, order: ProductOrder): Json[] | undefined {
  const ordered = rows.map((row): Json => {
    const stored = toObject(row);
    const values: readonly Json[] = Array.isArray(stored[valuesName]) ? stored[valuesName] : [];
    const own = order.map((at) => (at === 'new' ? '' : (values[at] ?? '')));
    // Values without a product stay behind the others, as they were.
    const next = [...own, ...values.slice(products.length)].slice(0, maxValues);
    while (next.length > values.length && next.at(-1) === '') next.pop();
    return { ...stored, [valuesName]: next };
  });
  return JSON.stringify(ordered) === JSON.stringify(rows) ? undefined : ordered;
}

function setList(id: number, name: string, value: Json[]) {
  return { type: 'updateProperty' as const, id, name, size: 'desktop' as const, value };
}
