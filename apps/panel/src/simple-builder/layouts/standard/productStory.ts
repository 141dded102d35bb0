import { defaultTemplate } from '@vitrina/epack-model';

import type { Layout } from '../layout.ts';
import { advantagesPart, detailParts, openingPart, specificationsPart } from './friendlyParts.ts';

/** A picture with what the product promises, then why: for any product and shop. */
export const productStory: Layout = {
  key: 'productStory',
  place: 'shops',
  kinds: ['anything'],
  template: defaultTemplate,
  parts: [openingPart, advantagesPart, ...detailParts, specificationsPart('off')],
};
