import { defineBlock } from '@vitrina/block-kit';
import {
  imageSidebarCss,
  imageSidebarLayout,
  partsCss,
  splitCss,
  splitStyle,
  startingAside,
  startingLines,
  startingStory,
  textListCss,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { amazonLook } from '../look.ts';
import { amazonImageSidebarProps } from './schema.ts';

/** A captioned image with its story and a list, beside a narrower story with its own list. @public */
export const amazonImageSidebar = defineBlock({
  key: 'AmazonImageSidebar',
  family: 'amazon',
  props: amazonImageSidebarProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('AmazonImageSidebar', amazonLook, splitCss, textListCss, imageSidebarCss),
  style: () => splitStyle(70, 30),
  layout: (_, size) => imageSidebarLayout(0.7, size),
  create: () => ({
    key: 'AmazonImageSidebar',
    props: {
      title: 'At home in a small kitchen',
      caption: 'Folded, it is as wide as a cook book',
      main: startingStory,
      list: startingLines(3),
      sidebar: startingAside,
    },
  }),
  keywords: ['aside', 'колонка', 'картинка'],
  thumbnail: thumbnails.imageSidebar,
});
