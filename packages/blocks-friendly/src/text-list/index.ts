import { defineBlock } from '@vitrina/block-kit';
import {
  partsCss,
  startingSections,
  textListCss,
  textListLayout,
  thumbnails,
  unusedListFields,
} from '@vitrina/blocks-generic/parts';

import { friendlyLook } from '../look.ts';
import { friendlyTextListProps } from './schema.ts';

/** A list of texts with bullets, numbers or small images. @public */
export const friendlyTextList = defineBlock({
  key: 'FriendlyTextList',
  family: 'friendly',
  props: friendlyTextListProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('FriendlyTextList', friendlyLook, textListCss),
  unusedProps: ({ theme }) => unusedListFields(theme),
  layout: textListLayout,
  create: () => ({
    key: 'FriendlyTextList',
    props: { title: 'What makes it easy', items: startingSections(3) },
  }),
  keywords: ['bullets', 'numbers', 'список', 'перечень'],
  thumbnail: thumbnails.textList,
});
