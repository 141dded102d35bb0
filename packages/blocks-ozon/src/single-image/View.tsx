import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';
import { PictureWithText } from '@vitrina/blocks-generic/parts/views';

import type { ozonSingleImage } from './index.ts';

/** A wide image with a text above or below it. */
export function OzonSingleImageView({ root, props, valuesAt }: ViewProps<typeof ozonSingleImage>) {
  return (
    <PictureWithText
      root={root}
      ranges={sizeRanges((size) => valuesAt(size).image)}
      altText={props.altText}
      textPosition={props.textPosition}
      title={props.title}
      text={props.text}
    />
  );
}
