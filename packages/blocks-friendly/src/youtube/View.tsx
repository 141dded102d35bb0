import type { ViewProps } from '@vitrina/block-kit/react';
import { YoutubeView } from '@vitrina/blocks-generic/parts/views';

import type { friendlyYoutube } from './index.ts';

/** The generic player. */
export function FriendlyYoutubeView(props: ViewProps<typeof friendlyYoutube>) {
  return <YoutubeView {...props} />;
}
