import { asset, boolean } from '@vitrina/block-kit';
import { lineOfText } from '@vitrina/blocks-generic/parts';

import { altTextLength } from '../limits.ts';

/** Props of AmazonPicture. */
export const amazonPictureProps = {
  src: asset({ fileType: 'image' }),
  altText: lineOfText(altTextLength),
  isLogo: boolean({ section: 'style' }),
} as const;
