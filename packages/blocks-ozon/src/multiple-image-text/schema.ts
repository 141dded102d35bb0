import { cardsProp, lineOfText } from '@vitrina/blocks-generic/parts';

/** Props of OzonMultipleImageText. */
export const ozonMultipleImageTextProps = {
  title: lineOfText(),
  items: cardsProp(4),
} as const;
