import { cardsProp, lineOfText } from '@vitrina/blocks-generic/parts';

/** Props of OzonIcons (builder-pro.md section 3a). */
export const ozonIconsProps = {
  title: lineOfText(),
  items: cardsProp(4),
} as const;
