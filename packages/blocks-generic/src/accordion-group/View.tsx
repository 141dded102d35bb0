import type { ViewProps } from '@vitrina/block-kit/react';

import type { accordionGroup } from './index.ts';

/** A box of accordions; each is told the group's name by the tree. */
export function AccordionGroupView({ root, props, children }: ViewProps<typeof accordionGroup>) {
  return (
    <div {...root} data-mark={props.mark}>
      {children}
    </div>
  );
}
