import type { ViewProps } from '@vitrina/block-kit/react';

import type { dynamicDataProvider } from './index.ts';

/** A plain box; receivers get the data through the tree. */
export function DynamicDataProviderView({ root, children }: ViewProps<typeof dynamicDataProvider>) {
  return <div {...root}>{children}</div>;
}
