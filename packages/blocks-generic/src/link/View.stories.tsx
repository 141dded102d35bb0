import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { link } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Link',
  ...blockStory(link, generic, {
    ...link.create(),
    props: { url: 'https://shop.ru/product/1', target: '_blank' },
  }),
};
export default meta;

export const NewTab: StoryObj<StoryArgs> = {};
