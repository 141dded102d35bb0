import { color, kitColor, needed, richText, text } from '@vitrina/block-kit';

/** Props of Quote. */
export const quoteProps = {
  text: needed(richText()),
  author: text({ maxLength: 200 }),
  lineColor: color({ section: 'border', default: kitColor('accent') }),
} as const;
