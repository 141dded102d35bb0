import { choice } from '@vitrina/block-kit';
import { bodyOfText, lineOfText, textAlignProp } from '@vitrina/blocks-generic/parts';

/** Props of OzonTitleDescription. `padding`, Ozon's type 1 or 2, replaces the common prop. */
export const ozonTitleDescriptionProps = {
  title: lineOfText(),
  text: bodyOfText(),
  theme: choice(['default', 'primary', 'secondary', 'tertiary'], {
    default: 'default',
    section: 'typography',
  }),
  gap: choice(['m', 's'], { default: 'm', section: 'space' }),
  padding: choice([1, 2], { default: 1, section: 'space' }),
  textAlign: textAlignProp(),
} as const;
