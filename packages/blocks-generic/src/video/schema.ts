import { asset, boolean, needed, text } from '@vitrina/block-kit';

/** Props of Video. */
export const videoProps = {
  src: needed(asset({ fileType: 'video', isPerSize: false })),
  poster: asset({ fileType: 'image', isPerSize: false }),
  captions: asset({ fileType: 'captions', isPerSize: false }),
  title: text({ maxLength: 200 }),
  loop: boolean(),
  controls: boolean({ default: true }),
  autoplay: boolean(),
} as const;
