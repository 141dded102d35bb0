import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';
import { ImageSidebar } from '@vitrina/blocks-generic/parts/views';

import type { amazonImageSidebar } from './index.ts';

/** A captioned image with its story and a list, beside a narrower story with its own list. */
export function AmazonImageSidebarView({ root, props, valuesAt }: ViewProps<typeof amazonImageSidebar>) {
  return (
    <ImageSidebar
      root={root}
      title={props.title}
      ranges={sizeRanges((size) => valuesAt(size).image)}
      altText={props.altText}
      caption={props.caption}
      main={props.main}
      mainList={props.list}
      sidebar={props.sidebar}
      sidebarList={props.sidebarList}
      side="end"
    />
  );
}
