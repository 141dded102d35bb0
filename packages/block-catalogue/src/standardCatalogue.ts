import { genericBlocks } from '@vitrina/blocks-generic';

import { createCatalogue } from './createCatalogue.ts';

/** Every block Vitrina comes with. @public */
export const standardCatalogue = createCatalogue([{ key: 'generic', blocks: genericBlocks }]);
