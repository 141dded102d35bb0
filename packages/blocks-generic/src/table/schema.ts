import { boolean, color, list, number, optional, text } from '@vitrina/block-kit';

/** Props of Table. */
export const tableProps = {
  caption: text({ maxLength: 300 }),
  hasHeaderRow: boolean({ default: true }),
  hasHeaderColumn: boolean(),
  /** Widths of the columns in percent; absent to follow the content. */
  columnWidths: optional(list(number({ min: 1, max: 100, default: 10, unit: '%' }), { max: 50 })),
  lineColor: color({ section: 'border', default: '#e3e5e8' }),
} as const;
