import type { ViewProps } from '@vitrina/block-kit/react';
import { SpecificationTable } from '@vitrina/blocks-generic/parts/views';

import type { amazonSpecs } from './index.ts';

/** Labels and values in one table or two, at most sixteen rows. */
export function AmazonSpecsView({ root, props }: ViewProps<typeof amazonSpecs>) {
  return (
    <SpecificationTable
      root={root}
      title={props.title}
      specifications={props.specifications}
      tableCount={props.tableCount}
      borderCollapse="collapse"
    />
  );
}
