import type { ViewProps } from '@vitrina/block-kit/react';

import type { row } from './index.ts';

/** A flex container. */
export function RowView({ root, children }: ViewProps<typeof row>) {
  return <div {...root}>{children}</div>;
}
