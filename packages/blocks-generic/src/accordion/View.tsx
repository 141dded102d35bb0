import type { ViewProps } from '@vitrina/block-kit/react';

import type { accordion } from './index.ts';

/** The browser's native disclosure, with support for keyboard, screen readers and search in the page. */
export function AccordionView({ root, props, part, children, previewState }: ViewProps<typeof accordion>) {
  const isOpen = previewState === 'open' || props.openByDefault;
  return (
    <details {...root} open={isOpen} {...(props.group && { name: props.group })}>
      <summary className={part('title')}>{props.title}</summary>
      <div className={part('body')}>{children}</div>
    </details>
  );
}
