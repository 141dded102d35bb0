import { bodyOfText, lineOfText, textAlignProp } from '@vitrina/blocks-generic/parts';

/** Props of AmazonTitleDescription. */
export const amazonTitleDescriptionProps = {
  title: lineOfText(),
  text: bodyOfText(),
  textAlign: textAlignProp(),
} as const;
