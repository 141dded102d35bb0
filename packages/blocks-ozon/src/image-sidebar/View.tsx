import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';
import { ImageSidebar } from '@vitrina/blocks-generic/parts/views';

import type { ozonImageSidebar } from './index.ts';

/** An image with its story, and a narrower one beside them. */
export function OzonImageSidebarView({ root, props, valuesAt }: ViewProps<typeof ozonImageSidebar>) {
  return (
    <ImageSidebar
      root={root}
      title={props.title}
      ranges={sizeRanges((size) => valuesAt(size).image)}
      altText={props.altText}
      main={props.main}
      sidebar={props.sidebar}
      side={props.sidebarSide === 'left' ? 'start' : 'end'}
    />
  );
}
