import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { tabs } from '../tabs/index.ts';
import { generic } from '../testing/generic.ts';
import { tabPanel } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Tab panel',
  ...blockStory(tabPanel, generic, { ...tabs.create(), children: [tabPanel.create()] }),
};
export default meta;

export const InTabs: StoryObj<StoryArgs> = {};
