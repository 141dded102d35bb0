import type { ViewProps } from '@vitrina/block-kit/react';

import type { ozonPicture } from './index.ts';
import { PictureFigure } from './PictureFigure.tsx';

/** An image from edge to edge with rounded corners, under the key that other programs use. */
export function OzonPictureView({ root, props, valuesAt, locale }: ViewProps<typeof ozonPicture>) {
  return <PictureFigure root={root} props={props} valuesAt={valuesAt} locale={locale} />;
}
