import type { ViewProps } from '@vitrina/block-kit/react';

import type { accordion } from './index.ts';

/** The browser's native disclosure, with support for keyboard, screen readers and search in the page. */
export function AccordionView({
  root,
  props,
  part,
  children,
  previewState,
  group,
}: ViewProps<typeof accordion>) {
  const isOpen = previewState === 'open' || props.openByDefault;
  // On the canvas, an accordion opened for editing does not close another.
  const name = previewState === 'open' ? '' : props.group || group;
  return (
    <details {...root} open={isOpen} {...(name && { name })}>
      <summary className={part('title')}>{props.title}</summary>
      <div className={part('body')}>{children}</div>
    </details>
  );
}
