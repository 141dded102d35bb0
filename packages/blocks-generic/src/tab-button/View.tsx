import type { ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import type { tabButton } from './index.ts';

/**
 * The root is the button itself: tabs must be side by side in one list. Without the script, all contents are
 * shown and the button is their heading.
 */
export function TabButtonView({ root, props, part, children, previewState }: ViewProps<typeof tabButton>) {
  const classNames = [root.className, part('tab'), previewState === 'active' && 'TabButton-active'];
  return (
    <Interactive
      {...root}
      element="vitrina-tab-button"
      className={classNames.filter(Boolean).join(' ')}
      data-tab-group={props.tabGroup}
      data-tab={props.tabId}
    >
      {children}
    </Interactive>
  );
}
