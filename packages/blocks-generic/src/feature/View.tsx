import type { ViewProps } from '@vitrina/block-kit/react';

import type { feature } from './index.ts';

/** A section of the page. */
export function FeatureView({ root, children }: ViewProps<typeof feature>) {
  return <section {...root}>{children}</section>;
}
