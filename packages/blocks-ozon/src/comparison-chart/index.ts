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

import { ozonLook } from '../look.ts';
import { ozonComparisonChartProps } from './schema.ts';

/** Compares one to twelve products side by side: a row of images, and rows of text. A new one has three. @public */
export const ozonComparisonChart = defineBlock({
  key: 'OzonComparisonChart',
  family: 'ozon',
  props: ozonComparisonChartProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('OzonComparisonChart', ozonLook, comparisonTableCss),
  unusedProps: unusedCells,
  layout: comparisonLayout,
  create: () => ({
    key: 'OzonComparisonChart',
    props: { title: 'Find your model', products: startingProducts(3), rows: startingRows(5, 3) },
  }),
  keywords: ['compare', 'table', 'сравнение', 'таблица'],
  thumbnail: thumbnails.comparison,
});
