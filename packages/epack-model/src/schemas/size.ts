import { z } from 'zod';
import { makeSchema } from './makeSchema.ts';

/**
 * The four sizes of a page, largest first.
 *
 * @public
 */
export const sizes = ['desktop', 'laptop', 'tablet', 'mobile'] as const;

/** @public */
export const sizeNameSchema = /* @__PURE__ */ makeSchema(() => z.enum(sizes));

/**
 * One of `desktop`, `laptop`, `tablet`, `mobile`.
 *
 * @public
 */
export type SizeName = z.infer<typeof sizeNameSchema>;

/** The breakpoint and the image width of a size, both in CSS pixels. @public */
export interface SizeDefinition {
  readonly breakpointPx: number;
  readonly imageWidthPx: number;
}

/**
 * Breakpoint and image width of each size.
 *
 * @public
 */
export const sizeTable: Readonly<Record<SizeName, SizeDefinition>> = {
  desktop: { breakpointPx: 1200, imageWidthPx: 1416 },
  laptop: { breakpointPx: 1100, imageWidthPx: 1100 },
  tablet: { breakpointPx: 992, imageWidthPx: 992 },
  mobile: { breakpointPx: 768, imageWidthPx: 900 },
};
