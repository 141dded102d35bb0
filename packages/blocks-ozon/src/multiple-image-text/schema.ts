import { cardsProp, lineOfText } from '@vitrina/blocks-generic/parts';

/** Props of OzonMultipleImageText (builder-pro.md section 3a). */
export const ozonMultipleImageTextProps = {
  title: lineOfText(),
  items: cardsProp(4),
} as const;
