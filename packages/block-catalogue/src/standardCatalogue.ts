import { amazonBlocks } from '@vitrina/blocks-amazon';
import { friendlyBlocks } from '@vitrina/blocks-friendly';
import { genericBlocks } from '@vitrina/blocks-generic';
import { admitNamedChildren } from '@vitrina/blocks-generic/parts';
import { ozonBlocks } from '@vitrina/blocks-ozon';

import { createCatalogue } from './createCatalogue.ts';

const blocks = admitNamedChildren([...genericBlocks, ...friendlyBlocks, ...ozonBlocks, ...amazonBlocks]);

/** Every block Vitrina comes with. @public */
export const standardCatalogue = createCatalogue(
  ['generic', 'friendly', 'ozon', 'amazon'].map((key) => ({
    key,
    blocks: blocks.filter(({ family }) => family === key),
  })),
);
