import { alternativeText, asset, boolean, list, needed, number } from '@vitrina/block-kit';

const maxFrames = 120;

/**
 * Props of Viewer360: images of the product all around, in order; with several rows, row by row from the
 * lowest view up.
 */
export const viewer360Props = {
  frames: needed(list(asset({ fileType: 'image', isPerSize: false }), { max: maxFrames })),
  alt: alternativeText('frames', { maxLength: 500 }),
  rows: number({ default: 1, min: 1, max: 12 }),
  /** Counts from 1. */
  startFrame: number({ default: 1, min: 1, max: maxFrames }),
  reverse: boolean(),
  /** Of a turn that the product makes by itself; 0 for none. */
  speed: number({ default: 0, min: 0, max: 60, unit: 's' }),
} as const;
