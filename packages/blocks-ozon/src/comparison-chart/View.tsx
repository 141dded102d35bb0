import type { ViewProps } from '@vitrina/block-kit/react';
import { ComparisonTable } from '@vitrina/blocks-generic/parts/views';

import type { ozonComparisonChart } from './index.ts';

/** Compares products side by side: a row of images, and rows of text. */
export function OzonComparisonChartView({ root, props, locale }: ViewProps<typeof ozonComparisonChart>) {
  return (
    <ComparisonTable
      root={root}
      locale={locale}
      title={props.title}
      products={props.products}
      rows={props.rows}
      phoneLayout={props.phoneLayout}
    />
  );
}
