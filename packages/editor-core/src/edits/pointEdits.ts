import type { BlockDefinition } from '@vitrina/block-kit';
import {
  getComponent,
  type Component,
  type ComponentId,
  type Json,
  type JsonObject,
  type SizeName,
} from '@vitrina/epack-model';

import { toObject } from '../props/jsonText.ts';
import { getEditedSize, readProp } from '../props/readProp.ts';
import { applyChange, endStep } from '../store/edit.ts';
import type { EditorState, EditorThunk } from '../store/editorState.ts';
import { getActivePage } from '../store/selectors.ts';

/** The position of a point on a block, in percent of the block's width and height, from 0 to 100. */
export interface PointPercent {
  readonly x: number;
  readonly y: number;
}

const axes = ['x', 'y'] as const;

/** Returns the prop that lists the points on a block; undefined if the block has no points. */
export function findPointsProp({ ownProps }: BlockDefinition): string | undefined {
  return Object.keys(ownProps).find((name) => {
    const control = ownProps[name]?.control;
    const item = control?.name === 'list' ? control.item.control : undefined;
    if (item?.name !== 'group') return false;
    return axes.every((axis) => {
      const field = item.fields[axis]?.control;
      return field?.name === 'number' && field.unit === '%';
    });
  });
}

/** Returns the points of a component as shown at a size. Positions that aren't numbers are in the middle. */
export function readPoints(
  component: Component,
  definition: BlockDefinition,
  size: SizeName,
): readonly PointPercent[] {
  return readItems(component, definition, size)?.items.map(toPoint) ?? [];
}

/** Returns the component with one of its points at another position. */
export function withPointAt(
  component: Component,
  definition: BlockDefinition,
  size: SizeName,
  { index, ...point }: PointPercent & { readonly index: number },
): Component {
  const list = readItems(component, definition, size);
  if (list === undefined || !(index in list.items)) return component;
  const { name, items, edited } = list;
  const value = { ...component.props[name]?.value, [edited]: setAt(items, index, point) };
  return { ...component, props: { ...component.props, [name]: { name, value } } };
}

/** Moves a point of a component to a position, limited to the block. Quick successive moves are one history step. */
export function movePoint(id: ComponentId, index: number, point: PointPercent): EditorThunk {
  return editItems(id, (items) => (index in items ? setAt(items, index, clampPoint(point)) : items));
}

/** Moves a point as one history step of its own, such as a drag. */
export function dropPoint(id: ComponentId, index: number, point: PointPercent): EditorThunk {
  return asOwnStep(movePoint(id, index, point));
}

/** Removes a point of a component. */
export function removePoint(id: ComponentId, index: number): EditorThunk {
  return asOwnStep(editItems(id, (items) => items.toSpliced(index, 1)));
}

/** Adds a point to a component. Without a position, puts it near the middle, beside points that are there. */
export function addPoint(id: ComponentId, point?: PointPercent): EditorThunk {
  return asOwnStep(
    editItems(id, (items, create) => [
      ...items,
      { ...toObject(create()), ...clampPoint(point ?? findFreePlace(items.map(toPoint))) },
    ]),
  );
}

/** Adds a point to a component and returns its number, from 1; undefined if the component takes no further point. */
export function addNextPoint(id: ComponentId): EditorThunk<number | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const { size } = getState().view;
    const component = findComponent(getState(), id);
    const definition = component && catalogue.find(component.componentKey);
    if (!definition || !canAddPoint(component, definition, size)) return undefined;
    dispatch(addPoint(id));
    return readPoints(component, definition, size).length + 1;
  };
}

/** Returns whether a component takes another point. */
export function canAddPoint(
  component: Component,
  definition: BlockDefinition | undefined,
  size: SizeName,
): boolean {
  const list = definition && readItems(component, definition, size);
  return list !== undefined && list.items.length < list.max;
}

/** Returns the nearest position on the block, in whole percent. */
export function clampPoint({ x, y }: PointPercent): PointPercent {
  const clamp = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));
  return { x: clamp(x), y: clamp(y) };
}

/** Distance between points that are added one after the other without a position, in percent. */
const apartPercent = 6;

function findFreePlace(taken: readonly PointPercent[]): PointPercent {
  const isTaken = (at: number) => taken.some(({ x, y }) => x === at && y === at);
  let at = 50;
  while (isTaken(at) && at < 100) at += apartPercent;
  return { x: at, y: at };
}

interface PointList {
  readonly name: string;
  readonly items: readonly Json[];
  readonly max: number;
  /** The size at which the list is written. */
  readonly edited: SizeName;
  /** Creates an item with the default values. */
  create(): Json;
}

function readItems(component: Component, definition: BlockDefinition, size: SizeName): PointList | undefined {
  const name = findPointsProp(definition);
  const kind = name === undefined ? undefined : definition.props[name];
  if (name === undefined || kind?.control.name !== 'list') return undefined;
  const { item, max } = kind.control;
  const { value } = readProp(component.props[name], kind, size);
  return {
    name,
    items: Array.isArray(value) ? value : [],
    max,
    edited: getEditedSize(kind, size),
    create: () => item.defaultValue ?? {},
  };
}

function editItems(
  id: ComponentId,
  edit: (items: readonly Json[], create: () => Json) => readonly Json[],
): EditorThunk {
  return (dispatch, getState, { catalogue }) => {
    const { size } = getState().view;
    const component = findComponent(getState(), id);
    const definition = component && catalogue.find(component.componentKey);
    const list = component && definition && readItems(component, definition, size);
    if (list === undefined) return;
    const value = edit(list.items, list.create);
    if (value.length > list.max || value === list.items) return;
    const { name, edited } = list;
    dispatch(applyChange({ type: 'updateProperty', id, name, size: edited, value: [...value] }));
  };
}

/** Keeps an edit from merging with the edits before and after it. */
function asOwnStep(edit: EditorThunk): EditorThunk {
  return (dispatch) => {
    dispatch(endStep());
    dispatch(edit);
    dispatch(endStep());
  };
}

function findComponent(state: EditorState, id: ComponentId): Component | undefined {
  const page = getActivePage(state);
  return page && getComponent(page, id);
}

function toPoint(item: Json): PointPercent {
  const { x, y } = toObject(item);
  const toPercent = (value: Json | undefined) => (typeof value === 'number' ? value : 50);
  return { x: toPercent(x), y: toPercent(y) };
}

function setAt(items: readonly Json[], index: number, { x, y }: PointPercent): Json[] {
  return items.map((item, at): Json => {
    const stored: JsonObject = toObject(item);
    return at === index ? { ...stored, x, y } : item;
  });
}
