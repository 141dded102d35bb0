import type { ViewProps } from '@vitrina/block-kit/react';
import { DataTable } from '@vitrina/blocks-generic/parts/views';

import type { ozonSpecifications } from './index.ts';

/** A table of six rows and five columns; empty rows are left out. */
export function OzonSpecificationsView({ root, props, locale }: ViewProps<typeof ozonSpecifications>) {
  return (
    <DataTable
      root={root}
      locale={locale}
      title={props.title}
      rows={props.rows}
      valueCount={4}
      hasHeader={props.hasHeader}
    />
  );
}
