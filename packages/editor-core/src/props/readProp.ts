import type { PropKind } from '@vitrina/block-kit';
import { resolveSized, sizes, type Json, type Prop, type SizeName } from '@vitrina/epack-model';

/** A prop as the inspector shows it at one size. */
export interface PropReading {
  /** The effective value. */
  readonly value: Json | undefined;
  /** Whether this size has its own value other than the block's default. */
  readonly isSetHere: boolean;
  /** The larger size the value is inherited from; undefined if this size has its own value. */
  readonly inheritedFrom: SizeName | undefined;
  /** Whether several components have different values. `value` then has the members that are the same. */
  readonly isMixed?: boolean;
}

/**
 * Returns the size at which a prop is written. Props with one value for all sizes are written at the desktop
 * size.
 */
export function getEditedSize(kind: PropKind<unknown>, size: SizeName): SizeName {
  return kind.isPerSize ? size : 'desktop';
}

/** Reads a prop at a size. `undefined` means that the component doesn't have the prop. */
export function readProp(prop: Prop | undefined, kind: PropKind<unknown>, size: SizeName): PropReading {
  const edited = getEditedSize(kind, size);
  const stored = prop?.value;
  const own = stored?.[edited];
  const fallback = kind.isOptional ? undefined : kind.defaultValue;
  const value = (stored && resolveSized(stored, edited)) ?? fallback;
  if (edited === 'desktop') {
    return {
      value,
      isSetHere: own !== undefined && !isEqual(own, fallback),
      inheritedFrom: undefined,
    };
  }
  const larger = sizes.slice(0, sizes.indexOf(edited)).findLast((name) => stored?.[name] !== undefined);
  return {
    value,
    isSetHere: own !== undefined,
    inheritedFrom: own === undefined ? (larger ?? 'desktop') : undefined,
  };
}

/** Returns whether two readings look the same in a field. */
export function isEqualReading(one: PropReading, other: PropReading): boolean {
  return (
    one.isSetHere === other.isSetHere &&
    one.inheritedFrom === other.inheritedFrom &&
    one.isMixed === other.isMixed &&
    isEqual(one.value, other.value)
  );
}

/** Returns whether two stored values are equal. */
export function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
