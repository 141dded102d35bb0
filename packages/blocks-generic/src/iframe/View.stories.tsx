import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { iframe } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Iframe',
  ...blockStory(iframe, generic, {
    key: 'Iframe',
    props: { src: 'https://example.com/', title: 'Example', height: '240px' },
  }),
};
export default meta;

export const Page: StoryObj<StoryArgs> = {};
