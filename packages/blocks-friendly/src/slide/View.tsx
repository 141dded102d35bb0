import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';
import { PicturePerSize, withClass } from '@vitrina/blocks-generic/parts/views';

import type { friendlySlide } from './index.ts';

/** The image and its items. */
export function FriendlySlideView(view: ViewProps<typeof friendlySlide>) {
  const { root, props, part, children, valuesAt } = view;
  return (
    <div {...withClass(root, 'part')}>
      <PicturePerSize ranges={sizeRanges((size) => valuesAt(size).image)} altText={props.altText} />
      <div className={part('items')}>{children}</div>
    </div>
  );
}
