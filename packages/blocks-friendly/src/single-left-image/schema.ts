import { choice } from '@vitrina/block-kit';
import { mediaWidths, pictureFields, sectionFields } from '@vitrina/blocks-generic/parts';

/** Props of FriendlySingleLeftImage. */
export const friendlySingleLeftImageProps = {
  ...pictureFields(),
  ...sectionFields(),
  mediaColumnWidth: choice(mediaWidths, { default: '50%', section: 'layout', hasNames: false }),
} as const;
