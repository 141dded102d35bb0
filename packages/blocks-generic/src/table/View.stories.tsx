import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs, storyPage } from '@vitrina/block-kit/testing';
import { expect, within } from 'storybook/test';

import { generic } from '../testing/generic.ts';
import { table } from './index.ts';

const tableRow = (...cells: readonly string[]) => ({
  key: 'TableRow',
  children: cells.map((text) => ({ key: 'TableCell', children: [{ key: 'Text', props: { text } }] })),
});

const meta: Meta<StoryArgs> = {
  title: 'Blocks/generic/Table',
  ...blockStory(table, generic, {
    key: 'Table',
    props: { caption: 'Models', hasHeaderColumn: true },
    children: [
      tableRow('Model', 'Power', 'Programs'),
      tableRow('GC712', '2000 W', '6'),
      tableRow('GC750', '2200 W', '9'),
    ],
  }),
};
export default meta;

export const Models: StoryObj<StoryArgs> = {};

export const ReadByRole: StoryObj<StoryArgs> = {
  play: async ({ canvasElement }) => {
    const table = within(within(storyPage(canvasElement)).getByRole('table', { name: 'Models' }));
    await expect(table.getAllByRole('row')).toHaveLength(3);
    await expect(table.getByRole('cell', { name: '2200 W' })).toBeVisible();
  },
};
