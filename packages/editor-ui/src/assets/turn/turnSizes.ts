/** Numbers of frames around a product; each divides a turn into whole degrees. */
export const frameCounts = [24, 36, 72] as const;

/** Numbers of rows of a turn around a model. */
export const rowCounts = [1, 2, 3, 5] as const;

export type FrameCount = (typeof frameCounts)[number];

/** Names a frame by its number, so that names sort as frames do. */
export function nameFrame(base: string, index: number, extension: string): string {
  return `${base.replace(/\.\w+$/, '')} ${String(index + 1).padStart(3, '0')}.${extension}`;
}
