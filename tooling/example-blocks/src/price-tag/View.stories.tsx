import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { example } from '../testing/example.ts';
import { priceTag } from './index.ts';

const meta: Meta<StoryArgs> = { title: 'Blocks/example/Price tag', ...blockStory(priceTag, example) };
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const Large: StoryObj<StoryArgs> = { args: { size: 'large', accent: '#00695c', oldPrice: '' } };
