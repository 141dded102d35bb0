import type { ViewProps } from '@vitrina/block-kit/react';

import type { friendlySlideItem } from './index.ts';

/** A flex item. */
export function FriendlySlideItemView({ root, children }: ViewProps<typeof friendlySlideItem>) {
  return <div {...root}>{children}</div>;
}
