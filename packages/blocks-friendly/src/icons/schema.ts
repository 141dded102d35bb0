import { cardsProp, lineOfText } from '@vitrina/blocks-generic/parts';

/** Props of FriendlyIcons (builder-pro.md section 3a). */
export const friendlyIconsProps = {
  title: lineOfText(),
  items: cardsProp(4),
} as const;
