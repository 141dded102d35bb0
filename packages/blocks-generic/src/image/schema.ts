import { alternativeText, asset, choice, needed, optional } from '@vitrina/block-kit';

/** Props of Image. */
export const imageProps = {
  src: needed(asset({ fileType: 'image' })),
  alt: alternativeText('src', { maxLength: 500 }),
  objectFit: choice(['unset', 'contain', 'cover', 'stretch'], {
    default: 'unset',
    section: 'layout',
    isPerSize: true,
  }),
  /** The image is cropped to it, around its focal point. */
  ratio: optional(
    choice(['21:9', '16:9', '3:2', '1:1', '4:5', '3:4'], {
      default: '3:2',
      section: 'size',
      isPerSize: true,
    }),
  ),
} as const;
