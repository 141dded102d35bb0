import { defineBlock } from '@vitrina/block-kit';
import {
  partsCss,
  startingStory,
  thumbnails,
  titleDescriptionCss,
  titleDescriptionStyle,
} from '@vitrina/blocks-generic/parts';

import { ozonLook } from '../look.ts';
import { ozonTitleDescriptionProps } from './schema.ts';

const onDark = { '--v-ink': '#fff', '--v-text': '#fff', color: '#fff' };
const themes = {
  default: {},
  primary: { 'background-color': '#005bff', ...onDark },
  secondary: { 'background-color': '#f2f5f9' },
  tertiary: { 'background-color': '#001a34', ...onDark },
} as const;

const spacingCss =
  '.OzonTitleDescription{padding:var(--v-padding)}' +
  '.OzonTitleDescription .part-title+*{margin-block-start:var(--v-gap)}' +
  '@container page (max-width:768px){.OzonTitleDescription{padding:calc(var(--v-padding) - 8px) 16px}}';

/**
 * A title with its text on one of four backgrounds.
 *
 * @public
 */
export const ozonTitleDescription = defineBlock({
  key: 'OzonTitleDescription',
  family: 'ozon',
  props: ozonTitleDescriptionProps,
  nesting: { allowedChildren: 'none' },
  css: partsCss('OzonTitleDescription', ozonLook, titleDescriptionCss) + spacingCss,
  style: (values) => ({
    root: {
      ...titleDescriptionStyle(values).root,
      ...themes[values.theme],
      '--v-gap': values.gap === 'm' ? '16px' : '8px',
      '--v-padding': values.padding === 1 ? '24px' : '40px',
    },
  }),
  create: () => ({ key: 'OzonTitleDescription', props: startingStory }),
  aliases: ['title and description'],
  keywords: ['heading', 'text', 'заголовок', 'текст'],
  thumbnail: thumbnails.titleDescription,
});
