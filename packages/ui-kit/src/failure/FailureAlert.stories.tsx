import type { Meta, StoryObj } from '@storybook/react-vite';

import { withVitrina } from '../testing/VitrinaFrame.tsx';
import { FailureAlert } from './FailureAlert.tsx';

/** Why something failed. */
const meta: Meta<typeof FailureAlert> = { component: FailureAlert, decorators: [withVitrina] };

export default meta;

type Story = StoryObj<typeof FailureAlert>;

export const WithRequest: Story = { args: { failure: { code: 'unheardOf', requestId: 'req-7f3a' } } };

export const WithoutRequest: Story = { args: { failure: new Error('Unexpected') } };
