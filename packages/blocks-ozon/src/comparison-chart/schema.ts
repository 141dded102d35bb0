import { lineOfText, productsProp, rowsProp } from '@vitrina/blocks-generic/parts';

/** Props of OzonComparisonChart. */
export const ozonComparisonChartProps = {
  title: lineOfText(),
  products: productsProp(3),
  rows: rowsProp({ count: 5 }),
} as const;
