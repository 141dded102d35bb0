import { contract, type InboxItem } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { dataAnswer, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderPanel } from '../../testing/renderPanel.tsx';

let calls: AnsweredCalls | undefined;
afterEach(() => calls?.restore());

const item: InboxItem = {
  id: 7,
  title: 'Brands that vanish: 1 new',
  text: 'No brand: Optigrill',
  link: '/panel/profile?from=inbox',
  isRead: false,
  createdDate: '2026-03-05T14:07:00Z',
};
const failure = () => mockError(500, { code: 'somethingWentWrong', message: 'no' });
const bell = page.getByRole('button', { name: /^Notifications/ });

/** Mocks an inbox with one notification that is read after the call to mark it as read. */
function inboxOf({ isDown = (): boolean => false } = {}) {
  let isRead = false;
  return [
    // Must be first: the path of a later handler with an ID also matches this call.
    mockCall(contract.readAllNotifications, failure),
    mockCall(contract.listInbox, () =>
      isDown()
        ? failure()
        : dataAnswer({ items: [{ ...item, isRead }], total: 1, unreadCount: isRead ? 0 : 1 }),
    ),
    mockCall(contract.readNotification, () => {
      isRead = true;
      return dataAnswer({});
    }),
  ];
}

it('does not call the inbox empty where it could not be had, and tries again', async () => {
  let isDown = true;
  calls = await renderPanel('/panel/profile', { handlers: inboxOf({ isDown: () => isDown }) });
  await bell.click();
  const inbox = page.getByRole('dialog');
  await expect.element(inbox.getByText('Something went wrong')).toBeVisible();
  expect(inbox.getByText(/^No notifications yet/).query()).toBeNull();
  isDown = false;
  await inbox.getByRole('button', { name: 'Try again' }).click();
  await expect.element(inbox.getByText(item.title)).toBeVisible();
});

it('takes for read what was followed to where it leads', async () => {
  calls = await renderPanel('/panel/profile', { handlers: inboxOf() });
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('link', { name: 'Open' }).click();
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  expect(calls.made).toContain('POST /notifications/7/read');
});

it('says that nothing could be marked', async () => {
  calls = await renderPanel('/panel/profile', { handlers: inboxOf() });
  await bell.click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent('Error. Please try again.');
});
