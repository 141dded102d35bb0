import type { ViewProps } from '@vitrina/block-kit/react';
import { Columns } from '@vitrina/blocks-generic/parts/views';

import type { ozonCol3 } from './index.ts';

/** Three columns of one width that hold any blocks, one below the other on the mobile size. */
export function OzonCol3View({ root, children }: ViewProps<typeof ozonCol3>) {
  return (
    <Columns root={root} columns={3}>
      {children}
    </Columns>
  );
}
