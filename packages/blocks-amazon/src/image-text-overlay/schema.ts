import { choice } from '@vitrina/block-kit';
import { pictureFields, sectionFields } from '@vitrina/blocks-generic/parts';

import { altTextLength } from '../limits.ts';

/** Props of AmazonImageTextOverlay. */
export const amazonImageTextOverlayProps = {
  ...pictureFields(altTextLength),
  ...sectionFields(),
  overlayColorType: choice(['dark', 'light'], { default: 'dark', section: 'fill' }),
} as const;
