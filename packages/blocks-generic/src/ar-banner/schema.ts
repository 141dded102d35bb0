import { asset, color, length, text } from '@vitrina/block-kit';

/** Props of ArBanner. */
export const arBannerProps = {
  model: asset({ fileType: 'model', isPerSize: false }),
  poster: asset({ fileType: 'image', isPerSize: false }),
  alt: text({ maxLength: 500 }),
  text: text({ maxLength: 200 }),
  height: length({ default: '400px', units: ['px', 'cqw'] }),
  color: color({ default: '#ffffff' }),
  backgroundColor: color({ default: '#001a34' }),
} as const;
