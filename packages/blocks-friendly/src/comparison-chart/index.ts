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
 * Compares five products side by side, row by row. On small sizes it scrolls sideways, and the labels stay in
 * view.
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
