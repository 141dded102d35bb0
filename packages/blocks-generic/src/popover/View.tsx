import type { ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import type { popover } from './index.ts';

/** A disclosure whose panel overlaps the page. Its two children are the trigger and the content. */
export function PopoverView({ root, props, part, children, previewState }: ViewProps<typeof popover>) {
  const [trigger, ...content] = children;
  return (
    <div {...root}>
      <Interactive element="vitrina-popover" className={part('popover')} data-trigger={props.trigger}>
        <details data-panel="" open={previewState === 'triggered'}>
          <summary className={part('trigger')}>{trigger}</summary>
          <div className={part('panel')}>{content}</div>
        </details>
      </Interactive>
    </div>
  );
}
