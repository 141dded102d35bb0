import type { ViewProps } from '@vitrina/block-kit/react';

import type { link } from './index.ts';

/** A link around the children; without an address, a plain box around them. */
export function LinkView({ root, props, children }: ViewProps<typeof link>) {
  if (!props.url) return <div {...root}>{children}</div>;
  const isNewTab = props.target === '_blank';
  return (
    <a {...root} href={props.url} target={props.target} {...(isNewTab && { rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
