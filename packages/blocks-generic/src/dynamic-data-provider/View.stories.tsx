import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { dynamicDataProvider } from './index.ts';

const dataSources = [{ id: 'models', items: [{ id: 1, data: { name: 'Optigrill Elite' } }] }];

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/DynamicDataProvider',
  ...blockStory(
    dynamicDataProvider,
    { ...generic, dataSources },
    {
      key: 'DynamicDataProvider',
      props: { dataSource: 'models' },
      children: [{ key: 'DynamicDataReceiver', props: { field: 'name' } }],
    },
  ),
};
export default meta;

export const Models: StoryObj<StoryArgs> = {};
