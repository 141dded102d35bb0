import { type SizeName, sizes } from '@vitrina/epack-model';

import { sizeRangeClass } from '../css/sizeRange.ts';

/** A value with the sizes it applies to. @public */
export interface SizeRange<Value> {
  readonly value: Value;
  /** Class that displays an element only at these sizes; empty if it is displayed at all sizes. */
  readonly className: string;
}

/**
 * Splits the sizes into ranges with the same value, for values that need separate elements, such as images.
 *
 * @public
 */
export function sizeRanges<Value>(valueAt: (size: SizeName) => Value): SizeRange<Value>[] {
  const starts = sizes
    .map((size) => ({ size, value: valueAt(size) }))
    .filter(({ value }, index, all) => index === 0 || !isSame(value, all[index - 1]?.value));
  return starts.map(({ size, value }, index) => ({
    value,
    className: sizeRangeClass(size, starts[index + 1]?.size),
  }));
}

/** Compares by content: values are plain data parsed again at each size. */
function isSame(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}
