import type { ViewProps } from '@vitrina/block-kit/react';

import type { tabContent } from './index.ts';

/** A box that its tab button finds by attributes. */
export function TabContentView({ root, props, children }: ViewProps<typeof tabContent>) {
  const { tabGroup, tabId, openByDefault } = props;
  return (
    <div
      {...root}
      data-tab-content=""
      data-tab-group={tabGroup}
      data-tab={tabId}
      data-open={openByDefault ? '' : undefined}
    >
      {children}
    </div>
  );
}
