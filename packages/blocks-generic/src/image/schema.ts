import { alternativeText, asset, choice, needed } from '@vitrina/block-kit';

/** Props of Image. */
export const imageProps = {
  src: needed(asset({ fileType: 'image' })),
  alt: alternativeText('src', { maxLength: 500 }),
  objectFit: choice(['unset', 'contain', 'cover', 'stretch'], {
    default: 'unset',
    section: 'style',
    isPerSize: true,
  }),
} as const;
