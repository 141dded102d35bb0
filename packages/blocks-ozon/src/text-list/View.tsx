import type { ViewProps } from '@vitrina/block-kit/react';
import { TextList } from '@vitrina/blocks-generic/parts/views';

import type { ozonTextList } from './index.ts';

/** A list of texts with bullets, numbers or small images. */
export function OzonTextListView({ root, props }: ViewProps<typeof ozonTextList>) {
  return <TextList root={root} title={props.title} items={props.items} theme={props.theme} />;
}
