import type { Views } from '@vitrina/block-kit/react';

import { priceTag } from './price-tag/index.ts';
import { PriceTagView } from './price-tag/View.tsx';
import { quote } from './quote/index.ts';
import { QuoteView } from './quote/View.tsx';

import ru from './startingTexts.ru.json' with { type: 'json' };

export { messages } from './messages/index.ts';

/** The blocks, in the palette's order. */
export const family = { key: 'example', blocks: [priceTag, quote], startingTexts: { ru } };

/** Their Views by component key. */
export const views: Views = { ExamplePriceTag: PriceTagView, ExampleQuote: QuoteView };
