import type { ViewProps } from '@vitrina/block-kit/react';

import { PictureFigure } from '../picture/PictureFigure.tsx';
import type { ozonPictureWithoutMargins } from './index.ts';

/** An image from edge to edge. */
export function OzonPictureWithoutMarginsView({
  root,
  props,
  valuesAt,
  locale,
}: ViewProps<typeof ozonPictureWithoutMargins>) {
  return <PictureFigure root={root} props={props} valuesAt={valuesAt} locale={locale} />;
}
