import type { ModelPoint } from '@vitrina/editor-core/assets';

import type { ModelViewerElement, SurfacePoint } from './loadViewer.ts';
import { formatNormal, formatPosition } from './orbitText.ts';

/** The place of a point on a model, as blocks store it. */
export type PointPlace = Pick<ModelPoint, 'position' | 'normal'>;

/** Returns the name under which the viewer knows a point. */
export function slotOf(key: number): string {
  return `hotspot-${key}`;
}

/** Returns the place on the model at a position in the window; undefined beside the model. */
export function findPlace(viewer: ModelViewerElement, x: number, y: number): PointPlace | undefined {
  const hit = viewer.positionAndNormalFromPoint(x, y);
  return hit ? toPlace(hit) : undefined;
}

function toPlace({ position, normal }: SurfacePoint): PointPlace {
  return { position: formatPosition(position), normal: formatNormal(normal) };
}

/** Distances from the middle of the view where a model with a hole is tried, as parts of the half size. */
const rings = [0, 0.1, 0.2, 0.35, 0.5];
const triesPerRing = 8;

/** Returns the place on the model nearest to the middle of the view; undefined if there is none near it. */
export function findMiddle(viewer: ModelViewerElement): PointPlace | undefined {
  const { left, top, width, height } = viewer.getBoundingClientRect();
  for (const ring of rings)
    for (let index = 0; index < triesPerRing; index++) {
      const angle = (index / triesPerRing) * 2 * Math.PI;
      const x = left + (width / 2) * (1 + ring * Math.cos(angle));
      const y = top + (height / 2) * (1 + ring * Math.sin(angle));
      const place = findPlace(viewer, x, y);
      if (place) return place;
    }
  return undefined;
}

/**
 * Returns the place on the model at a distance in pixels from a point; undefined beside the model, or if the
 * point is on the far side.
 */
export function findBeside(
  viewer: ModelViewerElement,
  key: number,
  step: readonly [x: number, y: number],
): PointPlace | undefined {
  const known = viewer.queryHotspot(slotOf(key));
  if (!known?.facingCamera) return undefined;
  const { left, top } = viewer.getBoundingClientRect();
  const { x, y } = known.canvasPosition;
  return findPlace(viewer, left + x + step[0], top + y + step[1]);
}

/** Turns the camera, also back to where it was told to be before. */
export function turnCamera(viewer: ModelViewerElement, orbit: string): void {
  viewer.cameraOrbit = null;
  viewer.cameraOrbit = orbit;
}
