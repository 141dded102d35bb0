import { cardsProp, lineOfText } from '@vitrina/blocks-generic/parts';

/** Props of FriendlyMultipleImageText. */
export const friendlyMultipleImageTextProps = {
  title: lineOfText(),
  items: cardsProp(4),
} as const;
