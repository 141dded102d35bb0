import { defineBlock } from '@vitrina/block-kit';
import {
  partsCss,
  startingSections,
  textListCss,
  textListLayout,
  thumbnails,
  unusedListFields,
} from '@vitrina/blocks-generic/parts';

import { ozonLook } from '../look.ts';
import { ozonTextListProps } from './schema.ts';

/** A list of texts with bullets, numbers or small images. @public */
export const ozonTextList = defineBlock({
  key: 'OzonTextList',
  family: 'ozon',
  props: ozonTextListProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('OzonTextList', ozonLook, textListCss),
  unusedProps: ({ theme }) => unusedListFields(theme),
  layout: textListLayout,
  create: () => ({ key: 'OzonTextList', props: { title: 'What makes it easy', items: startingSections(3) } }),
  keywords: ['bullets', 'numbers', 'список', 'перечень'],
  thumbnail: thumbnails.textList,
});
