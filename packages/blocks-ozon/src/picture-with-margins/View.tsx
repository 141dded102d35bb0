import type { ViewProps } from '@vitrina/block-kit/react';

import { PictureFigure } from '../picture/PictureFigure.tsx';
import type { ozonPictureWithMargins } from './index.ts';

/** An image with space around it. */
export function OzonPictureWithMarginsView({
  root,
  props,
  valuesAt,
  locale,
}: ViewProps<typeof ozonPictureWithMargins>) {
  return <PictureFigure root={root} props={props} valuesAt={valuesAt} locale={locale} />;
}
