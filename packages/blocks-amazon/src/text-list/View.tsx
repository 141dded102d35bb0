import type { ViewProps } from '@vitrina/block-kit/react';
import { TextList } from '@vitrina/blocks-generic/parts/views';

import type { amazonTextList } from './index.ts';

/** A list of texts with bullets or numbers. */
export function AmazonTextListView({ root, props }: ViewProps<typeof amazonTextList>) {
  return <TextList root={root} title={props.title} items={props.items} theme={props.theme} />;
}
