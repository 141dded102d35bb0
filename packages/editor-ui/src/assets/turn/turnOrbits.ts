import type { Orbit } from '../model/orbitText.ts';

/** Angle between two rows of a turn, in radians. */
const rowStep = Math.PI / 9;
/** The viewer lets the camera come no closer to the top, in radians. */
const highest = Math.PI / 8;

/**
 * Returns the camera positions of a turn, row by row from the lowest up. The first is the given one; the camera moves
 * to the right, so that the product follows a finger. Rows get closer where the top leaves less room.
 */
export function listTurnOrbits(
  { theta, phi, radius }: Orbit,
  frameCount: number,
  rowCount: number,
): readonly Orbit[] {
  const step = rowCount > 1 ? Math.min(rowStep, Math.max(0, phi - highest) / (rowCount - 1)) : 0;
  return Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: frameCount }, (__, index) => ({
      theta: theta + (index / frameCount) * 2 * Math.PI,
      phi: phi - row * step,
      radius,
    })),
  ).flat();
}
