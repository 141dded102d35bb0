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

import { friendlyLook } from '../look.ts';
import { friendlyComparisonChartProps } from './schema.ts';

/**
 * Compares one to twelve products side by side, row by row; a new one has five. On phones it scrolls sideways with the labels
 * in view, or shows a card per product.
 *
 * @public
 */
export const friendlyComparisonChart = defineBlock({
  key: 'FriendlyComparisonChart',
  family: 'friendly',
  props: friendlyComparisonChartProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('FriendlyComparisonChart', friendlyLook, comparisonTableCss),
  unusedProps: unusedCells,
  layout: comparisonLayout,
  create: () => ({
    key: 'FriendlyComparisonChart',
    props: { title: 'Find your model', products: startingProducts(5), rows: startingRows(5, 5) },
  }),
  keywords: ['compare', 'table', 'сравнение', 'таблица'],
  thumbnail: thumbnails.comparison,
});
