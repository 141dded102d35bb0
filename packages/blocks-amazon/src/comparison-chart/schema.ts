import { boolean, text } from '@vitrina/block-kit';
import {
  itemList,
  lineOfText,
  phoneLayoutProp,
  pictureFields,
  rowsProp,
} from '@vitrina/blocks-generic/parts';

import { altTextLength } from '../limits.ts';

/** Props of AmazonComparisonChart. */
export const amazonComparisonChartProps = {
  title: lineOfText(),
  products: itemList(
    {
      ...pictureFields(altTextLength),
      title: lineOfText(80),
      asin: text({ maxLength: 20 }),
      highlight: boolean(),
    },
    { count: 4, min: 1, max: 6 },
  ),
  rows: rowsProp({ count: 5, min: 1, max: 10 }),
  phoneLayout: phoneLayoutProp(),
} as const;
