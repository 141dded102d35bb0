import type { ViewProps } from '@vitrina/block-kit/react';

import type { column } from './index.ts';

/** A flex item. */
export function ColumnView({ root, children }: ViewProps<typeof column>) {
  return <div {...root}>{children}</div>;
}
