import type { PropKind } from '@vitrina/block-kit';
import { resolveSized, sizes, type Json, type Prop, type SizeName } from '@vitrina/epack-model';

/** A prop as the inspector shows it at one size. */
export interface PropReading {
  /** The value that applies. */
  readonly value: Json | undefined;
  /** Whether it was set at this size, other than to the block's default. */
  readonly isSetHere: boolean;
  /** The larger size the value comes from, where this one has none of its own. */
  readonly inheritedFrom: SizeName | undefined;
}

/** The size at which editing a prop writes: props that are the same on all sizes live on the desktop. */
export function getEditedSize(kind: PropKind<unknown>, size: SizeName): SizeName {
  return kind.isPerSize ? size : 'desktop';
}

/** How a prop stands at a size; undefined is one that the component does not have. */
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

/** Whether a field shows the same of two readings. */
export function isEqualReading(one: PropReading, other: PropReading): boolean {
  return (
    one.isSetHere === other.isSetHere &&
    one.inheritedFrom === other.inheritedFrom &&
    isEqual(one.value, other.value)
  );
}

/** Whether two stored values say the same. */
function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
