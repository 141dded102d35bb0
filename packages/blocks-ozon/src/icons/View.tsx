import type { ViewProps } from '@vitrina/block-kit/react';
import { CardGrid } from '@vitrina/blocks-generic/parts/views';

import type { ozonIcons } from './index.ts';

/** Four icons with a title and a line each, two by two on small sizes. */
export function OzonIconsView({ root, props }: ViewProps<typeof ozonIcons>) {
  return <CardGrid root={root} title={props.title} cards={props.items} columns={4} media="icon" />;
}
