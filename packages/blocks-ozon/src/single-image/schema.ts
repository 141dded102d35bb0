import { choice } from '@vitrina/block-kit';
import { pictureFields, sectionFields } from '@vitrina/blocks-generic/parts';

/** Props of OzonSingleImage. */
export const ozonSingleImageProps = {
  ...pictureFields(),
  ...sectionFields(),
  textPosition: choice(['top', 'bottom'], { default: 'bottom', section: 'layout' }),
} as const;
