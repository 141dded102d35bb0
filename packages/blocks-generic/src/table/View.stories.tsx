import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockStory, type StoryArgs } from '@vitrina/block-kit/testing';

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
