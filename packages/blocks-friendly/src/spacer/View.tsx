import type { ViewProps } from '@vitrina/block-kit/react';

import type { friendlySpacer } from './index.ts';

/** Nothing to read, so assistive technology passes over it. */
export function FriendlySpacerView({ root }: ViewProps<typeof friendlySpacer>) {
  return <div {...root} />;
}
