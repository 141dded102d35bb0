import { cardsProp, lineOfText } from '@vitrina/blocks-generic/parts';

import { altTextLength } from '../limits.ts';

/** Props of AmazonIcons. */
export const amazonIconsProps = {
  title: lineOfText(),
  items: cardsProp(4, altTextLength),
} as const;
