import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { dataAnswer, type AnsweredCalls } from '@vitrina/session/testing';
import { toast } from '@vitrina/ui-kit';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderPanel } from '../testing/renderPanel.tsx';

let calls: AnsweredCalls | undefined;
afterEach(() => {
  calls?.restore();
  toast.clear();
});

const saveSelf = mockCall(contract.updateSelf, ({ body }) =>
  body.username === 'admin' ? mockError(409, { code: 'usernameTaken', message: 'taken' }) : dataAnswer(body),
);
const save = page.getByRole('button', { name: 'Save changes' });

it('saves names and e-mail, and the frame calls the user so', async () => {
  calls = await renderPanel('/panel/profile', { handlers: [saveSelf] });
  await expect.element(save).toBeDisabled();
  await page.getByLabelText('First name').fill('Maria');
  await save.click();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Account: Maria Kovaleva' })).toBeVisible();
  await expect.element(save).toBeDisabled();
  expect(calls.bodiesOf('/profile/update-self')).toEqual([
    { username: 'editor', firstName: 'Maria', lastName: 'Kovaleva', email: 'editor@example.com' },
  ]);
});

it('notifies at the field when it is left, and stops when it is right', async () => {
  calls = await renderPanel('/panel/profile', { handlers: [saveSelf] });
  const email = page.getByLabelText('E-mail');
  await email.fill('nobody');
  expect(page.getByText('Enter an address such as name@example.com').query()).toBeNull();
  await page.getByLabelText('Username').click();
  await expect.element(page.getByText('Enter an address such as name@example.com')).toBeVisible();
  await email.fill('nobody@example.com');
  await expect.element(page.getByText('Enter an address such as name@example.com')).not.toBeInTheDocument();
});

it('shows what the server refuses at its field, with the cursor in it', async () => {
  calls = await renderPanel('/panel/profile', { handlers: [saveSelf] });
  await page.getByLabelText('Username').fill('admin');
  await save.click();
  await expect.element(page.getByText('This username is taken')).toBeVisible();
  await expect.element(page.getByLabelText('Username')).toHaveFocus();
});

it('changes the password, not to one below 8 characters', async () => {
  calls = await renderPanel('/panel/profile', {
    handlers: [mockCall(contract.changePassword, () => dataAnswer({}))],
  });
  const password = page.getByLabelText('New password', { exact: true });
  const change = page.getByRole('button', { name: 'Change password' });
  await password.fill('short');
  await change.click();
  await expect.element(page.getByText('Password must contain at least 8 characters')).toBeVisible();
  await password.fill('long enough');
  await change.click();
  await expect.element(page.getByText('Password changed')).toBeVisible();
  await expect.element(password).toHaveValue('');
  expect(calls.bodiesOf('/profile/change-password')).toEqual([{ password: 'long enough' }]);
});

it('asks before Escape discards a typed code, and hides the recovery codes only once they are saved', async () => {
  let isOn = false;
  calls = await renderPanel('/panel/profile', {
    handlers: [
      mockCall(contract.getSecondFactor, () =>
        dataAnswer({ isOn, isRequired: false, recoveryCodesLeft: isOn ? 2 : 0 }),
      ),
      mockCall(contract.beginSecondFactor, () => dataAnswer({ secret: 'SECRET', uri: 'otpauth://totp/x' })),
      mockCall(contract.confirmSecondFactor, () => {
        isOn = true;
        return dataAnswer({ recoveryCodes: ['first-code', 'second-code'] });
      }),
    ],
  });
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Code', { exact: true }).fill('123456');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(dialog.getByLabelText('Code', { exact: true })).toHaveValue('123456');
  await dialog.getByRole('button', { name: 'Turn on two-factor authentication' }).click();
  await expect.element(dialog.getByText('first-code')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByText('first-code')).toBeVisible();
  await dialog.getByRole('button', { name: 'I saved the codes, continue' }).click();
  await expect.element(page.getByText('On. 2 recovery codes are left.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('lists licenses with their retailers', async () => {
  calls = await renderPanel('/panel/profile');
  await expect.element(page.getByRole('region', { name: 'Tefal' })).toMatchTextContent(/Ozon/);
});
