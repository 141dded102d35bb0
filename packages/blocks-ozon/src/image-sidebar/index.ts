import { defineBlock } from '@vitrina/block-kit';
import {
  imageSidebarCss,
  imageSidebarLayout,
  partsCss,
  splitCss,
  splitStyle,
  startingAside,
  startingStory,
  thumbnails,
} from '@vitrina/blocks-generic/parts';

import { ozonLook } from '../look.ts';
import { ozonImageSidebarProps } from './schema.ts';

/**
 * An image with its story, and a narrower one beside them.
 *
 * @public
 */
export const ozonImageSidebar = defineBlock({
  key: 'OzonImageSidebar',
  family: 'ozon',
  props: ozonImageSidebarProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('OzonImageSidebar', ozonLook, splitCss, imageSidebarCss),
  style: ({ sidebarSide }) => (sidebarSide === 'left' ? splitStyle(28, 72) : splitStyle(72, 28)),
  layout: (_, size) => imageSidebarLayout(0.72, size),
  create: () => ({
    key: 'OzonImageSidebar',
    props: { title: 'At home in a small kitchen', main: startingStory, sidebar: startingAside },
  }),
  keywords: ['aside', 'chess', 'колонка', 'картинка'],
  thumbnail: thumbnails.imageSidebar,
});
