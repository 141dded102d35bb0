import type { ViewProps } from '@vitrina/block-kit/react';

import type { linkButton } from './index.ts';

/** A link; without an address or a text, it is disabled for assistive technology. */
export function LinkButtonView({ root, props: { url, text, target } }: ViewProps<typeof linkButton>) {
  if (!url || text === '') {
    return (
      <a {...root} role="link" aria-disabled="true">
        {text}
      </a>
    );
  }
  return (
    <a {...root} href={url} target={target} {...(target === '_blank' && { rel: 'noopener noreferrer' })}>
      {text}
    </a>
  );
}
