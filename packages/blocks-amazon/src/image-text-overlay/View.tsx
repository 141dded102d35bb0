import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';
import { Overlay } from '@vitrina/blocks-generic/parts/views';

import type { amazonImageTextOverlay } from './index.ts';

/** A text on a dark or light panel over an image; on the mobile size it is below. */
export function AmazonImageTextOverlayView({
  root,
  props,
  valuesAt,
}: ViewProps<typeof amazonImageTextOverlay>) {
  return (
    <Overlay
      root={root}
      ranges={sizeRanges((size) => valuesAt(size).image)}
      altText={props.altText}
      color={props.overlayColorType}
      title={props.title}
      text={props.text}
    />
  );
}
