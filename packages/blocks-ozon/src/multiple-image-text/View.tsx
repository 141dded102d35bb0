import type { ViewProps } from '@vitrina/block-kit/react';
import { Chess } from '@vitrina/blocks-generic/parts/views';

import type { ozonMultipleImageText } from './index.ts';

/** Four images beside their texts, on alternating sides. */
export function OzonMultipleImageTextView({ root, props }: ViewProps<typeof ozonMultipleImageText>) {
  return <Chess root={root} title={props.title} rows={props.items} />;
}
