import { defaultTemplate } from '@vitrina/epack-model';

import type { Layout, LayoutPart } from '../layout.ts';
import { introductionPart, questionsPart, specificationsPart } from './friendlyParts.ts';

const video = { title: '{product}' };

const rutubePart: LayoutPart = {
  name: 'rutube',
  optional: 'off',
  nodes: [
    {
      key: 'FriendlyRutube',
      props: video,
      asks: [{ prop: 'videoId', isRequired: true }, { prop: 'title' }, { prop: 'poster' }],
    },
  ],
};

const youtubePart: LayoutPart = {
  name: 'youtube',
  optional: 'on',
  nodes: [
    {
      key: 'FriendlyYoutube',
      props: video,
      asks: [{ prop: 'videoId', isRequired: true }, { prop: 'title' }, { prop: 'poster' }],
    },
  ],
};

/** A video of the product in use, and its specifications. */
export const videoSpecifications: Layout = {
  key: 'videoSpecifications',
  place: 'shops',
  kinds: ['technical'],
  template: defaultTemplate,
  parts: [introductionPart, youtubePart, rutubePart, specificationsPart('on'), questionsPart],
};
