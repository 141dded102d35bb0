import type { LengthUnit } from '@vitrina/block-kit';

/** Steps to which lengths snap, and their smallest parts. */
const steps: Readonly<Record<LengthUnit, { readonly snapped: number; readonly free: number }>> = {
  px: { snapped: 4, free: 1 },
  '%': { snapped: 1, free: 0.1 },
  em: { snapped: 0.1, free: 0.01 },
  cqw: { snapped: 0.5, free: 0.1 },
};

/** Twelfths and fifths of the whole, which layouts are made of. */
const shares = [...Array.from({ length: 12 }, (_, at) => ((at + 1) * 100) / 12), 20, 40, 60, 80];

/** Returns the nearest sensible length. Percentages snap to common shares too, such as a third. */
export function snapLength(number: number, unit: LengthUnit, isFree: boolean): number {
  const step = steps[unit][isFree ? 'free' : 'snapped'];
  const stepped = round(Math.round(number / step) * step);
  if (unit !== '%' || isFree) return stepped;
  return round(shares.find((share) => Math.abs(share - number) < 0.5) ?? stepped);
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
