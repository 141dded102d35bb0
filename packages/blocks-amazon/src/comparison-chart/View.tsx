import type { ViewProps } from '@vitrina/block-kit/react';
import { ComparisonTable } from '@vitrina/blocks-generic/parts/views';

import type { amazonComparisonChart } from './index.ts';

/** Compares up to six products by ASIN, row by row; highlighted products are emphasized. */
export function AmazonComparisonChartView({ root, props, locale }: ViewProps<typeof amazonComparisonChart>) {
  return (
    <ComparisonTable
      root={root}
      locale={locale}
      title={props.title}
      products={props.products.map(({ asin, ...product }) => ({ ...product, code: asin }))}
      rows={props.rows}
      phoneLayout={props.phoneLayout}
    />
  );
}
