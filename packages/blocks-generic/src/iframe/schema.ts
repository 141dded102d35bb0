import { length, link, text } from '@vitrina/block-kit';

/** Props of Iframe. */
export const iframeProps = {
  src: link({ requiresPath: false }),
  title: text({ maxLength: 200 }),
  height: length({ default: '400px', units: ['px', '%', 'cqw'] }),
} as const;
