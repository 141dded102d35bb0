import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';
import { Overlay } from '@vitrina/blocks-generic/parts/views';

import type { friendlyImageTextOverlay } from './index.ts';

/** A text over an image; on the mobile size it is below. */
export function FriendlyImageTextOverlayView({
  root,
  props,
  valuesAt,
}: ViewProps<typeof friendlyImageTextOverlay>) {
  return (
    <Overlay
      root={root}
      ranges={sizeRanges((size) => valuesAt(size).image)}
      altText={props.altText}
      color={props.overlayColor}
      title={props.title}
      text={props.text}
    />
  );
}
