import type { ViewProps } from '@vitrina/block-kit/react';
import { YoutubeView } from '@vitrina/blocks-generic/parts/views';

import type { ozonYoutube } from './index.ts';

/** The generic player. */
export function OzonYoutubeView(props: ViewProps<typeof ozonYoutube>) {
  return <YoutubeView {...props} />;
}
