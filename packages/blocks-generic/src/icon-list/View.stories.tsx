import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { iconNames } from './iconNames.ts';
import { iconList } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Icon list',
  ...blockStory(iconList, generic, iconList.create()),
};
export default meta;

export const Starting: StoryObj<StoryArgs> = {};

export const Beside: StoryObj<StoryArgs> = { args: { iconPlace: 'beside', columns: 1 } };

export const EveryIcon: StoryObj<StoryArgs> = {
  args: {
    columns: 6,
    items: iconNames.slice(0, 24).map((icon) => ({ icon, title: icon, text: '' })),
  },
};
