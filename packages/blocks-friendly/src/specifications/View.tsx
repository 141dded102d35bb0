import type { ViewProps } from '@vitrina/block-kit/react';
import { SpecificationTable } from '@vitrina/blocks-generic/parts/views';

import type { friendlySpecifications } from './index.ts';

/** Labels and values in one table or two. */
export function FriendlySpecificationsView({ root, props }: ViewProps<typeof friendlySpecifications>) {
  return (
    <SpecificationTable
      root={root}
      title={props.title}
      specifications={props.specifications}
      tableCount={props.tableCount}
      borderCollapse={props.borderCollapse}
    />
  );
}
