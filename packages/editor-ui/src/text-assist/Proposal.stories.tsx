import type { Meta, StoryObj } from '@storybook/react-vite';
import { VitrinaFrame } from '@vitrina/ui-kit/testing';

import { messages } from '../messages/index.ts';
import { Proposal } from './Proposal.tsx';

/** Proposal of the assistant, with its differences from the current text. */
const meta: Meta<typeof Proposal> = {
  component: Proposal,
  decorators: [
    (Story) => (
      <VitrinaFrame catalogues={[messages]}>
        <Story />
      </VitrinaFrame>
    ),
  ],
  args: { before: 'Большая кастрюля из стали', after: 'Большая сковорода из стали', isComplete: true },
};

export default meta;

export const Difference: StoryObj<typeof Proposal> = {};

export const Arriving: StoryObj<typeof Proposal> = { args: { after: 'Большая ско', isComplete: false } };

export const Unchanged: StoryObj<typeof Proposal> = { args: { after: 'Большая кастрюля из стали' } };
