import type { ViewProps } from '@vitrina/block-kit/react';

import type { divider } from './index.ts';

/** A line, which separates for screen readers too. */
export function DividerView({ root }: ViewProps<typeof divider>) {
  return <hr {...root} />;
}
