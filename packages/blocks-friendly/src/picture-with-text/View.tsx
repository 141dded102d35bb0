import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';
import { PictureWithText } from '@vitrina/blocks-generic/parts/views';

import type { friendlyPictureWithText } from './index.ts';

/** A wide image with a text above or below it. */
export function FriendlyPictureWithTextView({
  root,
  props,
  valuesAt,
}: ViewProps<typeof friendlyPictureWithText>) {
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
