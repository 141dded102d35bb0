import { choice } from '@vitrina/block-kit';
import { overlayProps, pictureFields, sectionFields } from '@vitrina/blocks-generic/parts';

/** Props of FriendlyImageTextOverlay. */
export const friendlyImageTextOverlayProps = {
  ...pictureFields(),
  ...sectionFields(),
  overlayColor: choice(['transparent', 'light', 'dark'], { default: 'light', section: 'fill' }),
  ...overlayProps(),
} as const;
