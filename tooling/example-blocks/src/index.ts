import type { Views } from '@vitrina/block-kit/react';

import { priceTag } from './price-tag/index.ts';
import { PriceTagView } from './price-tag/View.tsx';
import { review } from './review/index.ts';
import { ReviewView } from './review/View.tsx';

import ru from './startingTexts.ru.json' with { type: 'json' };

export { messages } from './messages/index.ts';

/** The blocks, in the palette's order. */
export const family = { key: 'example', blocks: [priceTag, review], startingTexts: { ru } };

/** Their Views by component key. */
export const views: Views = { ExamplePriceTag: PriceTagView, ExampleReview: ReviewView };
