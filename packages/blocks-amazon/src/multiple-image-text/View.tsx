import type { ViewProps } from '@vitrina/block-kit/react';
import { CardGrid } from '@vitrina/blocks-generic/parts/views';

import type { amazonMultipleImageText } from './index.ts';

/** Four images, each with a caption, a title and a text. */
export function AmazonMultipleImageTextView({ root, props }: ViewProps<typeof amazonMultipleImageText>) {
  return <CardGrid root={root} title={props.title} cards={props.items} columns={4} media="picture" />;
}
