import type { ViewProps } from '@vitrina/block-kit/react';
import { Columns } from '@vitrina/blocks-generic/parts/views';

import type { ozonCol2 } from './index.ts';

/** Two columns of one width that hold any blocks, one below the other on the mobile size. */
export function OzonCol2View({ root, children }: ViewProps<typeof ozonCol2>) {
  return (
    <Columns root={root} columns={2}>
      {children}
    </Columns>
  );
}
