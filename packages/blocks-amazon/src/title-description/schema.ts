import { bodyOfText, lineOfText, textAlignProp } from '@vitrina/blocks-generic/parts';

/** Props of AmazonTitleDescription (builder-pro.md section 3a). */
export const amazonTitleDescriptionProps = {
  title: lineOfText(),
  text: bodyOfText(),
  textAlign: textAlignProp(),
} as const;
