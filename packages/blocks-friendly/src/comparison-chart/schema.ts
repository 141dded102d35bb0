import { lineOfText, phoneLayoutProp, productsProp, rowsProp } from '@vitrina/blocks-generic/parts';

/** Props of FriendlyComparisonChart. */
export const friendlyComparisonChartProps = {
  title: lineOfText(),
  products: productsProp(5),
  rows: rowsProp({ count: 5, min: 1, max: 10 }),
  phoneLayout: phoneLayoutProp(),
} as const;
