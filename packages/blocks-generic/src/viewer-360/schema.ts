import { asset, list, text } from '@vitrina/block-kit';

/** Props of Viewer360: images of the product all around, in order. */
export const viewer360Props = {
  frames: list(asset({ fileType: 'image', isPerSize: false }), { max: 120 }),
  alt: text({ maxLength: 500 }),
} as const;
