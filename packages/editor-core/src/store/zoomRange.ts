/** The zooms that steps lead through, smallest first; 1 is the real size. */
export const zoomSteps: readonly number[] = [0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4];

const leastZoom = zoomSteps[0] ?? 1;
const mostZoom = zoomSteps.at(-1) ?? 1;

/** Returns the nearest zoom that the page can have, in tenths of a percent. */
export function clampZoom(zoom: number): number {
  return Math.round(Math.min(mostZoom, Math.max(leastZoom, zoom)) * 1000) / 1000;
}

/** Returns the next larger or smaller step. */
export function stepZoom(zoom: number, step: 1 | -1): number {
  const isBeyond = (each: number) => (step > 0 ? each > zoom + 0.01 : each < zoom - 0.01);
  const steps = step > 0 ? zoomSteps : zoomSteps.toReversed();
  return steps.find(isBeyond) ?? clampZoom(zoom);
}
