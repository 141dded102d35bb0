import { boolean, number } from '@vitrina/block-kit';

/** Props of TableCell. */
export const tableCellProps = {
  colspan: number({ default: 1, min: 1, max: 50, unit: 'items' }),
  isHeader: boolean(),
} as const;
