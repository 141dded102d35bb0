import type { ViewProps } from '@vitrina/block-kit/react';

import type { tabPanel } from './index.ts';

/** A box below its title, which the script turns into a tab. */
export function TabPanelView({ root, props, part, children }: ViewProps<typeof tabPanel>) {
  return (
    <div {...root}>
      <p className={part('title')} data-title="">
        {props.title}
      </p>
      <div className={part('body')}>{children}</div>
    </div>
  );
}
