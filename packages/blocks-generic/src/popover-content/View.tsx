import type { ViewProps } from '@vitrina/block-kit/react';

import type { popoverContent } from './index.ts';

/** The content of a popover's panel. */
export function PopoverContentView({ root, children }: ViewProps<typeof popoverContent>) {
  return <div {...root}>{children}</div>;
}
