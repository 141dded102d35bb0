import { amazonBlocks } from '@vitrina/blocks-amazon';
import { friendlyBlocks } from '@vitrina/blocks-friendly';
import { genericBlocks } from '@vitrina/blocks-generic';
import { ozonBlocks } from '@vitrina/blocks-ozon';

import { createCatalogue } from './createCatalogue.ts';
import ar from './starting-content/ar.json' with { type: 'json' };
import ru from './starting-content/ru.json' with { type: 'json' };

const startingTexts = { ru, ar };

/** All built-in blocks of Vitrina. @public */
export const standardCatalogue = createCatalogue([
  { key: 'generic', blocks: genericBlocks, startingTexts },
  { key: 'friendly', blocks: friendlyBlocks, startingTexts },
  { key: 'ozon', blocks: ozonBlocks, startingTexts },
  { key: 'amazon', blocks: amazonBlocks, startingTexts },
]);
