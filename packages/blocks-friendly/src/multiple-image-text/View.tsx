import type { ViewProps } from '@vitrina/block-kit/react';
import { CardGrid } from '@vitrina/blocks-generic/parts/views';

import type { friendlyMultipleImageText } from './index.ts';

/** Four images with a title and text each. */
export function FriendlyMultipleImageTextView({ root, props }: ViewProps<typeof friendlyMultipleImageText>) {
  return <CardGrid root={root} title={props.title} cards={props.items} columns={4} media="picture" />;
}
