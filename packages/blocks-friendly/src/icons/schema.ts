import { cardsProp, lineOfText } from '@vitrina/blocks-generic/parts';

/** Props of FriendlyIcons. */
export const friendlyIconsProps = {
  title: lineOfText(),
  items: cardsProp(4),
} as const;
