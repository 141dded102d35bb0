import { cardsProp, lineOfText } from '@vitrina/blocks-generic/parts';

/** Props of FriendlyMultipleImageText (builder-pro.md section 3a). */
export const friendlyMultipleImageTextProps = {
  title: lineOfText(),
  items: cardsProp(4),
} as const;
