import { asset, choice, text } from '@vitrina/block-kit';

/** Props of Image. */
export const imageProps = {
  src: asset({ fileType: 'image' }),
  alt: text({ maxLength: 500 }),
  objectFit: choice(['unset', 'contain', 'cover', 'stretch'], {
    default: 'unset',
    section: 'style',
    isPerSize: true,
  }),
} as const;
