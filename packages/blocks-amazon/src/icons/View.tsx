import type { ViewProps } from '@vitrina/block-kit/react';
import { CardGrid } from '@vitrina/blocks-generic/parts/views';

import type { amazonIcons } from './index.ts';

/** Four small images beside their texts, two by two. */
export function AmazonIconsView({ root, props }: ViewProps<typeof amazonIcons>) {
  return <CardGrid root={root} title={props.title} cards={props.items} columns={2} media="beside" />;
}
