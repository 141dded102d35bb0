import { captionedCardsProp, lineOfText } from '@vitrina/blocks-generic/parts';

import { altTextLength } from '../limits.ts';

/** Props of AmazonMultipleImageText. */
export const amazonMultipleImageTextProps = {
  title: lineOfText(),
  items: captionedCardsProp(4, altTextLength),
} as const;
