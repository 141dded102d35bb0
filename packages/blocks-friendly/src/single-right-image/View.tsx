import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';
import { MediaText } from '@vitrina/blocks-generic/parts/views';

import type { friendlySingleRightImage } from './index.ts';

/** An image on the right of a text, a quarter, half or three quarters of the width. */
export function FriendlySingleRightImageView({
  root,
  props,
  valuesAt,
}: ViewProps<typeof friendlySingleRightImage>) {
  return (
    <MediaText
      root={root}
      ranges={sizeRanges((size) => valuesAt(size).image)}
      altText={props.altText}
      side="end"
      title={props.title}
      text={props.text}
    />
  );
}
