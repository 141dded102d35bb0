import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { generic } from '../testing/generic.ts';
import { dynamicDataReceiver } from './index.ts';

const dataSources = [{ id: 'models', items: [{ id: 1, data: { name: 'Optigrill Elite' } }] }];

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/DynamicDataReceiver',
  ...blockStory(
    dynamicDataReceiver,
    { ...generic, dataSources },
    {
      key: 'DynamicDataReceiver',
      props: { field: 'name', fallback: 'Name of the model' },
    },
  ),
};
export default meta;

export const Fallback: StoryObj<StoryArgs> = {};
