import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';
import { MediaText } from '@vitrina/blocks-generic/parts/views';

import type { ozonSingleLeftImage } from './index.ts';

/** An image on the left of a text, a quarter, half or three quarters of the width. */
export function OzonSingleLeftImageView({ root, props, valuesAt }: ViewProps<typeof ozonSingleLeftImage>) {
  return (
    <MediaText
      root={root}
      ranges={sizeRanges((size) => valuesAt(size).image)}
      altText={props.altText}
      side="start"
      title={props.title}
      text={props.text}
    />
  );
}
