import { cardsProp, lineOfText } from '@vitrina/blocks-generic/parts';

/** Props of OzonIcons. */
export const ozonIconsProps = {
  title: lineOfText(),
  items: cardsProp(4),
} as const;
