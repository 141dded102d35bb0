import { alternativeText, asset, boolean, needed } from '@vitrina/block-kit';

import { altTextLength } from '../limits.ts';

/** Props of AmazonPicture. */
export const amazonPictureProps = {
  src: needed(asset({ fileType: 'image' })),
  altText: alternativeText('src', { maxLength: altTextLength }),
  isLogo: boolean({ section: 'layout' }),
} as const;
