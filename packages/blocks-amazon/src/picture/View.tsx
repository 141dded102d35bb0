import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';
import { PicturePerSize, withClass } from '@vitrina/blocks-generic/parts/views';

import type { amazonPicture } from './index.ts';

/** A wide image, or the company’s logo in the middle. */
export function AmazonPictureView({ root, props, valuesAt }: ViewProps<typeof amazonPicture>) {
  return (
    <figure {...withClass(root, 'part')}>
      <PicturePerSize ranges={sizeRanges((size) => valuesAt(size).src)} altText={props.altText} />
    </figure>
  );
}
