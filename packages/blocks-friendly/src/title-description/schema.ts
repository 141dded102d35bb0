import { bodyOfText, lineOfText, textAlignProp, titleSizeProp } from '@vitrina/blocks-generic/parts';

/** Props of FriendlyTitleDescription. */
export const friendlyTitleDescriptionProps = {
  title: lineOfText(),
  text: bodyOfText(),
  titleSize: titleSizeProp(),
  textAlign: textAlignProp(),
} as const;
