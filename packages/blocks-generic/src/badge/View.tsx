import type { ViewProps } from '@vitrina/block-kit/react';

import type { badge } from './index.ts';

/** A short text on a ground of its own. */
export function BadgeView({ root, props }: ViewProps<typeof badge>) {
  return <span {...root}>{props.text}</span>;
}
