import type { ViewProps } from '@vitrina/block-kit/react';
import { TextList } from '@vitrina/blocks-generic/parts/views';

import type { friendlyTextList } from './index.ts';

/** A list of texts with bullets, numbers or small images. */
export function FriendlyTextListView({ root, props }: ViewProps<typeof friendlyTextList>) {
  return <TextList root={root} title={props.title} items={props.items} theme={props.theme} />;
}
