import { choice } from '@vitrina/block-kit';
import { pictureFields, sectionFields } from '@vitrina/blocks-generic/parts';

/** Props of FriendlyPictureWithText. */
export const friendlyPictureWithTextProps = {
  ...pictureFields(),
  ...sectionFields(),
  textPosition: choice(['top', 'bottom'], { default: 'top', section: 'layout' }),
} as const;
