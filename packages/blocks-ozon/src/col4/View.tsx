import type { ViewProps } from '@vitrina/block-kit/react';
import { Columns } from '@vitrina/blocks-generic/parts/views';

import type { ozonCol4 } from './index.ts';

/** Four columns of one width that hold any blocks, two by two on a tablet, one below the other on the mobile size. */
export function OzonCol4View({ root, children }: ViewProps<typeof ozonCol4>) {
  return (
    <Columns root={root} columns={4}>
      {children}
    </Columns>
  );
}
