import { contract } from '@vitrina/api-client/contract';
import { ApiError } from '@vitrina/api-client';
import { mockCall } from '@vitrina/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { answerCalls } from '../testing/answerCalls.ts';
import { dataAnswer } from '../testing/sessionHandlers.ts';
import { withSessionTexts } from '../testing/withSessionTexts.tsx';
import { LoginForm } from './LoginForm.tsx';

const answerOptions = (...logins: string[]) => {
  const demoAccounts = logins.map((login) => ({ login, password: 'vitrina-demo' }));
  return answerCalls(
    mockCall(contract.getSignInOptions, () =>
      dataAnswer({ demoAccounts, passkeyOrigin: null, openid: null }),
    ),
  ).restore;
};

/** Login, password and the button. */
const meta: Meta<typeof LoginForm> = {
  component: LoginForm,
  decorators: [withSessionTexts],
  args: { onSignIn: () => Promise.resolve() },
  beforeEach: () => answerOptions(),
};

export default meta;

type Story = StoryObj<typeof LoginForm>;

export const Plain: Story = {};

/** A demo offers its accounts, which fill in the form with one click. */
export const OnADemo: Story = { beforeEach: () => answerOptions('admin', 'editor', 'viewer') };

export const Refused: Story = {
  args: {
    onSignIn: () =>
      Promise.reject(new ApiError(401, { code: 'incorrectPassword', message: 'Incorrect password' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Login'), 'editor');
    await userEvent.type(canvas.getByLabelText('Password'), 'guess');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await canvas.findByRole('alert');
  },
};
