import type { ViewProps } from '@vitrina/block-kit/react';
import { ComparisonTable } from '@vitrina/blocks-generic/parts/views';

import type { amazonComparisonChart } from './index.ts';

/** Up to six products beside each other, by ASIN, row by row; highlighted ones stand out. */
export function AmazonComparisonChartView({ root, props, locale }: ViewProps<typeof amazonComparisonChart>) {
  return (
    <ComparisonTable
      root={root}
      locale={locale}
      title={props.title}
      products={props.products.map(({ asin, ...product }) => ({ ...product, code: asin }))}
      rows={props.rows}
    />
  );
}
