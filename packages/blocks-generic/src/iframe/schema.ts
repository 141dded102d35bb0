import { length, link, needed, text } from '@vitrina/block-kit';

/** Props of Iframe. */
export const iframeProps = {
  src: needed(link({ requiresPath: false })),
  title: text({ maxLength: 200 }),
  height: length({ default: '400px', units: ['px', '%', 'cqw'] }),
} as const;
