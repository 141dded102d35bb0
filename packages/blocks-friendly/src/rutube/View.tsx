import type { ViewProps } from '@vitrina/block-kit/react';
import { RutubeView } from '@vitrina/blocks-generic/parts/views';

import type { friendlyRutube } from './index.ts';

/** The generic player. */
export function FriendlyRutubeView(props: ViewProps<typeof friendlyRutube>) {
  return <RutubeView {...props} />;
}
