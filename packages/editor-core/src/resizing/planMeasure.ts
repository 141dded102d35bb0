import { findKitLength, kitSpace, type LengthUnit } from '@vitrina/block-kit';
import {
  getComponent,
  type Json,
  type JsonObject,
  type Page,
  type SinglePageChange,
  type SizeName,
} from '@vitrina/epack-model';

import { toObject } from '../props/jsonText.ts';
import { formatLength } from '../props/lengthText.ts';
import { getEditedSize, readProp } from '../props/readProp.ts';
import type { Measure } from './measure.ts';
import { snapLength } from './snapLength.ts';

/** The lengths that the units of a measured block refer to, in pixels. */
export interface Basis {
  /** The width that is 100 %. */
  readonly aroundPx: number;
  readonly fontPx: number;
  readonly pagePx: number;
}

/** A planned size. */
export interface PlannedMeasure {
  readonly changes: readonly SinglePageChange[];
  /** The new size in its unit. */
  readonly number: number;
  readonly unit: LengthUnit;
}

/** Returns the changes that give a component a size in pixels at a page size. Without `isFree`, snaps to sensible steps. */
export function planMeasure(
  page: Page,
  measure: Measure,
  px: number,
  { basis, isFree, size }: { readonly basis: Basis; readonly isFree: boolean; readonly size: SizeName },
): PlannedMeasure {
  const { id, propName, kind, unit, choices } = measure;
  const edited = getEditedSize(kind, size);
  const set = (name: string, value: Json): SinglePageChange => {
    return { type: 'updateProperty', id, name, size: edited, value };
  };
  if (choices) {
    const nearest = choices.toSorted((one, other) => Math.abs(one.px - px) - Math.abs(other.px - px))[0];
    return nearest
      ? { changes: [set(propName, nearest.value)], number: nearest.px, unit }
      : { changes: [], number: px, unit };
  }
  const least = measure.name.startsWith('margin') ? -Infinity : 0;
  const number = snapLength(Math.max(least, px / getUnitPx(unit, basis)), unit, isFree);
  const length = formatLength(number, unit);
  if (measure.side === undefined) {
    return { changes: [set(propName, length), ...planFit(page, measure, set)], number, unit };
  }
  const stored = readBox(page, measure, size);
  const value = { ...stored, [measure.side]: withRole(stored[measure.side], length) };
  return { changes: [set(propName, value)], number, unit };
}

/** Returns the size one step further in pixels: of a list of sizes the next one. */
export function stepMeasure({ choices, unit }: Measure, px: number, steps: number, basis: Basis): number {
  if (choices === undefined) return px + steps * stepOf[unit] * getUnitPx(unit, basis);
  const at = choices.findLastIndex((choice) => choice.px <= px);
  return choices[Math.max(0, Math.min(choices.length - 1, at + Math.sign(steps)))]?.px ?? px;
}

const stepOf: Readonly<Record<LengthUnit, number>> = { px: 4, '%': 1, em: 0.1, cqw: 0.5 };

/** Returns the pixels of one of a unit. */
export function getUnitPx(unit: LengthUnit, { aroundPx, fontPx, pagePx }: Basis): number {
  const px = { px: 1, '%': aroundPx / 100, em: fontPx, cqw: pagePx / 100 }[unit];
  return px > 0 ? px : 1;
}

/** An image that isn't fitted keeps its own height; its box alone would change. */
function planFit(
  page: Page,
  { name, id, propName }: Measure,
  set: (name: string, value: Json) => SinglePageChange,
): SinglePageChange[] {
  const component = getComponent(page, id);
  const isImage = name === 'height' && propName === 'height' && component?.componentKey === 'Image';
  const fit = component?.props['objectFit']?.value.desktop;
  return isImage && (fit === undefined || fit === 'unset') ? [set('objectFit', 'cover')] : [];
}

function readBox(page: Page, { id, propName, kind }: Measure, size: SizeName): JsonObject {
  const { value } = readProp(getComponent(page, id)?.props[propName], kind, size);
  if (typeof value !== 'string' && typeof value !== 'number') return toObject(value ?? null);
  return { top: value, right: value, bottom: value, left: value };
}

/** Keeps a space that grows with the kit's spacing growing with it. */
function withRole(stored: Json | undefined, length: string): string {
  const role = typeof stored === 'string' ? findKitLength(stored)?.role : undefined;
  return role === 'space' ? kitSpace(length) : length;
}
