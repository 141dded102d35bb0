import { defaultTemplate } from '@vitrina/epack-model';

import type { Layout } from '../layout.ts';
import { advantagesPart, detailParts, openingPart, specificationsPart } from './friendlyParts.ts';

/** An image with the product's promise, followed by reasons. Suits any product and store. */
export const productStory: Layout = {
  key: 'productStory',
  place: 'shops',
  kinds: ['anything'],
  template: defaultTemplate,
  parts: [openingPart, advantagesPart, ...detailParts, specificationsPart('off')],
};
