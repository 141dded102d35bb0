import { defineBlock } from '@vitrina/block-kit';

import { thumbnail, tint } from '../thumbnail.ts';
import { featureProps } from './schema.ts';

/** The container at the top level of a page. Loose blocks there are wrapped in one. @public */
export const feature = defineBlock({
  key: 'Feature',
  family: 'generic',
  type: 'feature',
  props: featureProps,
  nesting: { allowedChildren: 'any', allowedParents: ['root'] },
  isInPalette: false,
  thumbnail: thumbnail(
    `<rect x="5.75" y="6.75" width="52.5" height="34.5" rx="3" stroke-dasharray="4 3"/><rect x="12" y="13" width="40" height="22" rx="2" stroke="none" ${tint}/>`,
  ),
});
