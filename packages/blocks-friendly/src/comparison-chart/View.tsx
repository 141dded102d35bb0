import type { ViewProps } from '@vitrina/block-kit/react';
import { ComparisonTable } from '@vitrina/blocks-generic/parts/views';

import type { friendlyComparisonChart } from './index.ts';

/** Compares products side by side, row by row. */
export function FriendlyComparisonChartView({
  root,
  props,
  locale,
}: ViewProps<typeof friendlyComparisonChart>) {
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
