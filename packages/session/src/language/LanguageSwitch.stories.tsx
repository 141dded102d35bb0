import type { Meta, StoryObj } from '@storybook/react-vite';

import { withSessionTexts } from '../testing/withSessionTexts.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** Sets the language of texts, dates and numbers. */
const meta: Meta<typeof LanguageSwitch> = { component: LanguageSwitch, decorators: [withSessionTexts] };

export default meta;

type Story = StoryObj<typeof LanguageSwitch>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: /Language: English/ })),
};
