import { defineBlock } from '@vitrina/block-kit';
import {
  comparisonLayout,
  comparisonTableCss,
  partsCss,
  startingProducts,
  startingRows,
  thumbnails,
  unusedCells,
} from '@vitrina/blocks-generic/parts';

import { amazonLook } from '../look.ts';
import { amazonComparisonChartProps } from './schema.ts';

/** Compares up to six products by ASIN, row by row; highlighted products are emphasized. @public */
export const amazonComparisonChart = defineBlock({
  key: 'AmazonComparisonChart',
  family: 'amazon',
  props: amazonComparisonChartProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('AmazonComparisonChart', amazonLook, comparisonTableCss),
  unusedProps: unusedCells,
  layout: comparisonLayout,
  create: () => ({
    key: 'AmazonComparisonChart',
    props: {
      title: 'Find your model',
      products: startingProducts(4).map((product, index) => ({ ...product, highlight: index === 0 })),
      rows: startingRows(5, 4),
    },
  }),
  keywords: ['compare', 'asin', 'сравнение', 'таблица'],
  thumbnail: thumbnails.comparison,
});
