import type { ViewProps } from '@vitrina/block-kit/react';

import type { friendlySpacer } from './index.ts';

/** Empty space, which assistive technology ignores. */
export function FriendlySpacerView({ root }: ViewProps<typeof friendlySpacer>) {
  return <div {...root} />;
}
