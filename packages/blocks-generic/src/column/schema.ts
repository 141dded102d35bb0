import { boolean, length, optional } from '@vitrina/block-kit';

/** Props of Column. */
export const columnProps = {
  width: optional(length()),
  /** Whether a column with a width is as high as its row, as columns without a width are. */
  hasRowHeight: boolean({ section: 'size', isPerSize: true }),
} as const;
