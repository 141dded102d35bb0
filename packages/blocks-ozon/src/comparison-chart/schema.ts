import { lineOfText, phoneLayoutProp, productsProp, rowsProp } from '@vitrina/blocks-generic/parts';

/** Props of OzonComparisonChart. */
export const ozonComparisonChartProps = {
  title: lineOfText(),
  products: productsProp(3),
  rows: rowsProp({ count: 5, min: 1, max: 10 }),
  phoneLayout: phoneLayoutProp(),
} as const;
