import type { ViewProps } from '@vitrina/block-kit/react';

import type { popoverTrigger } from './index.ts';

/** The visible part of a closed popover. */
export function PopoverTriggerView({ root, children }: ViewProps<typeof popoverTrigger>) {
  return <div {...root}>{children}</div>;
}
