import type { ViewProps } from '@vitrina/block-kit/react';
import { VkVideoView } from '@vitrina/blocks-generic/parts/views';

import type { friendlyVkVideo } from './index.ts';

/** The generic player. */
export function FriendlyVkVideoView(props: ViewProps<typeof friendlyVkVideo>) {
  return <VkVideoView {...props} />;
}
