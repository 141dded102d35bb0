import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

import { table } from '../table/index.ts';
import { generic } from '../testing/generic.ts';
import { tableCell } from './index.ts';

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Table cell',
  ...blockStory(tableCell, generic, table.create()),
};
export default meta;

export const InATable: StoryObj<StoryArgs> = {};

export const OverTwoColumns: StoryObj<StoryArgs> = { args: { colspan: 2 } };
