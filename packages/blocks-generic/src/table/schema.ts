import { boolean, color, text } from '@vitrina/block-kit';

/** Props of Table. */
export const tableProps = {
  caption: text({ maxLength: 300 }),
  hasHeaderRow: boolean({ default: true }),
  hasHeaderColumn: boolean(),
  lineColor: color({ default: '#e3e5e8' }),
} as const;
