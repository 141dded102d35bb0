import { choice } from '@vitrina/block-kit';
import { mediaWidths, pictureFields, sectionFields } from '@vitrina/blocks-generic/parts';

/** Props of OzonSingleRightImage. */
export const ozonSingleRightImageProps = {
  ...pictureFields(),
  ...sectionFields(),
  mediaColumnWidth: choice(mediaWidths, { default: '50%', section: 'layout', hasNames: false }),
} as const;
