import type { ViewProps } from '@vitrina/block-kit/react';

import type { tableRow } from './index.ts';

/** A table row. */
export function TableRowView({ root, children }: ViewProps<typeof tableRow>) {
  return <tr {...root}>{children}</tr>;
}
