import {
  getChildIds,
  getComponent,
  resolveSized,
  type Component,
  type ComponentId,
  type Json,
  type Page,
  type SinglePageChange,
  type SizeName,
} from '@vitrina/epack-model';

import { toObject } from '../props/jsonText.ts';

/** Ways to align blocks: along the line, across it, or with equal space between them. */
export const alignments = ['start', 'center', 'end', 'top', 'middle', 'bottom', 'distribute'] as const;

/** One of {@link alignments}. */
export type Alignment = (typeof alignments)[number];

/** The value of a row for each alignment in one direction. */
const rowValues: Readonly<Record<Alignment, 'start' | 'center' | 'end' | 'between'>> = {
  start: 'start',
  center: 'center',
  end: 'end',
  top: 'start',
  middle: 'center',
  bottom: 'end',
  distribute: 'between',
};

const inline: ReadonlySet<Alignment> = new Set(['start', 'center', 'end']);

/**
 * Returns the change that aligns blocks at a size; undefined where it would change nothing. A row aligns its blocks, unless
 * they fill it. Elsewhere, a block that is narrower than its container is aligned by its margins.
 */
export function planAlignment(
  page: Page,
  id: ComponentId,
  alignment: Alignment,
  size: SizeName,
): SinglePageChange | undefined {
  const component = getComponent(page, id);
  if (component === undefined) return undefined;
  const parent = getComponent(page, component.parentId);
  const row = [component, parent].find((each) => each?.componentKey === 'Row');
  return row ? planRow(page, row, alignment, size) : planMargins(component, alignment, size);
}

function planRow(
  page: Page,
  row: Component,
  alignment: Alignment,
  size: SizeName,
): SinglePageChange | undefined {
  const isVertical = read(row, 'direction', size) === 'vertical';
  const isAlong = alignment === 'distribute' || inline.has(alignment) !== isVertical;
  const children = getChildIds(page, row.id).flatMap((id) => getComponent(page, id) ?? []);
  // Columns without a width fill the row, in both directions.
  const areFilling = (each: Component) =>
    each.componentKey === 'Column' && read(each, 'width', size) === undefined;
  if (children.every(areFilling)) return undefined;
  if (isAlong && !isVertical && children.some(areFilling)) return undefined;
  const name = isAlong ? 'justify' : 'align';
  return { type: 'updateProperty', id: row.id, name, size, value: rowValues[alignment] };
}

function planMargins(
  component: Component,
  alignment: Alignment,
  size: SizeName,
): SinglePageChange | undefined {
  const width = read(component, 'width', size);
  if (!inline.has(alignment) || width === undefined || width === 'auto' || width === '100%') return undefined;
  const { left: _left, right: _right, ...others } = toObject(read(component, 'margin', size) ?? null);
  const value = {
    ...others,
    ...(alignment !== 'start' && { left: 'auto' }),
    ...(alignment !== 'end' && { right: 'auto' }),
  };
  return { type: 'updateProperty', id: component.id, name: 'margin', size, value };
}

function read({ props }: Component, name: string, size: SizeName): Json | undefined {
  return resolveSized(props[name]?.value ?? {}, size);
}
