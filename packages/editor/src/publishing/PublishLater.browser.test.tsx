import { contract, type Schedule } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import {
  answerCalls,
  dataAnswer,
  makeProfile,
  SessionFrame,
  sessionHandlers,
} from '@vitrina/session/testing';
import type { RequestHandler } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { messages } from '../messages/index.ts';
import { testEpackId } from '../testing/EditorFixture.tsx';
import { toLocalTime } from './localTime.ts';
import { PublishFlow } from './PublishFlow.tsx';
import type { PublishFlowProps } from './publishFlowProps.ts';
import { makePreview, makeRetailerState } from './testing/publicationSamples.ts';

const ozon = { id: 1, name: 'Ozon' };
const dialog = page.getByRole('dialog', { name: /^Publish/ });
const time = dialog.getByLabelText('Publish at');
let schedules: Schedule[] = [];

function makeSchedule(publishDate: string, more: Partial<Schedule> = {}): Schedule {
  return {
    id: schedules.length + 1,
    publishDate,
    state: 'waiting',
    failure: null,
    license: { id: 1, name: 'Tefal' },
    retailers: [ozon],
    scheduledBy: 'editor',
    publicationId: null,
    ...more,
  };
}

/** A server that stores schedules. */
const handlers = [
  mockCall(contract.listLicenseInfo, () => dataAnswer([{ id: 1, name: 'Tefal', retailers: [ozon] }])),
  mockCall(contract.previewPublication, () => dataAnswer(makePreview())),
  mockCall(contract.listRetailerStates, () => dataAnswer({ items: [makeRetailerState(ozon)], total: 1 })),
  mockCall(contract.listSchedules, () => dataAnswer({ items: schedules, total: schedules.length })),
  mockCall(contract.schedulePublication, ({ body }) => {
    const made = makeSchedule(body.publishDate);
    schedules = [...schedules, made];
    return dataAnswer(made);
  }),
  mockCall(contract.moveSchedule, ({ body }) => {
    schedules = schedules.map((one) => ({ ...one, publishDate: body.publishDate }));
    return dataAnswer(makeSchedule(body.publishDate));
  }),
  mockCall(contract.cancelSchedule, () => {
    schedules = [];
    return dataAnswer({});
  }),
];

const inDays = (days: number) => toLocalTime(new Date(Date.now() + days * 86_400_000), 'Europe/Moscow');

beforeEach(() => {
  schedules = [];
});

async function open(others: Partial<PublishFlowProps> = {}, ...first: RequestHandler[]) {
  const calls = answerCalls(...first, ...handlers, ...sessionHandlers(makeProfile()));
  onTestFinished(calls.restore);
  const flow = (
    <PublishFlow
      name="Grill"
      epackId={testEpackId}
      problems={[]}
      prepare={() => Promise.resolve(testEpackId)}
      savesFirst={false}
      previewUrl="/preview"
      onClose={() => undefined}
      {...others}
    />
  );
  await render(<SessionFrame routes={[{ path: '/', element: flow }]} path="/" catalogues={[messages]} />);
}

test('a package is published at a set time, which has to be to come', async () => {
  await open();
  await dialog.getByRole('radio', { name: 'At a set time' }).click();
  const schedule = dialog.getByRole('button', { name: 'Schedule for 1 retailer' });
  await expect.element(schedule).toBeEnabled();
  await time.fill(inDays(-1));
  await expect.element(schedule).toBeDisabled();
  await expect.element(dialog.getByText('This time is in the past', { exact: false })).toBeVisible();
  const chosen = inDays(3);
  await time.fill(chosen);
  await schedule.click();
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Scheduled for');
  await expect.element(dialog.getByRole('status')).toHaveFocus();
  expect(schedules.map(({ publishDate }) => publishDate)).toEqual([
    new Date(`${chosen}+03:00`).toISOString(),
  ]);
});

test('what waits is given another time, and called off', async () => {
  schedules = [makeSchedule(new Date(Date.now() + 86_400_000).toISOString())];
  await open();
  await dialog.getByRole('button', { name: /^Reschedule the publication of/ }).click();
  await expect.element(time).toHaveFocus();
  const chosen = inDays(2);
  await time.fill(chosen);
  await dialog.getByRole('button', { name: 'Set this time' }).click();
  await expect.poll(() => schedules[0]?.publishDate).toBe(new Date(`${chosen}+03:00`).toISOString());
  await expect.element(dialog.getByText(/^Rescheduled for/)).toHaveFocus();
  await dialog.getByRole('button', { name: /^Cancel the publication of/ }).click();
  await expect.element(dialog.getByRole('list', { name: 'Publications to come' })).not.toBeInTheDocument();
  expect(schedules).toEqual([]);
  await expect.element(dialog.getByText(/^Publication of .* canceled$/)).toHaveFocus();
});

test('a time that could not be set stays in its field, and Escape leaves the field and not the dialog', async () => {
  schedules = [makeSchedule(new Date(Date.now() + 86_400_000).toISOString())];
  const onClose = vi.fn();
  const refuse = mockCall(contract.moveSchedule, () => mockError(500, { code: 'unavailable', message: '' }));
  await open({ onClose }, refuse);
  const change = dialog.getByRole('button', { name: /^Reschedule the publication of/ });
  await change.click();
  const chosen = inDays(2);
  await time.fill(chosen);
  await dialog.getByRole('button', { name: 'Set this time' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(time).toHaveValue(chosen);
  await time.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(change).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

test('one that was refused says why', async () => {
  const failure = 'publishNotAllowed';
  schedules = [makeSchedule('2026-11-20T10:00:00.000Z', { state: 'failed', failure })];
  await open();
  const list = dialog.getByRole('list', { name: 'Publications to come' });
  await expect.element(list).toMatchTextContent(/It was not published\..*can’t publish|cannot publish/);
});

test('a list that could not be had is not taken for an empty one, and can be asked for again', async () => {
  schedules = [makeSchedule(new Date(Date.now() + 86_400_000).toISOString())];
  let isDown = true;
  const fail = mockCall(contract.listSchedules, () =>
    isDown
      ? mockError(400, { code: 'unavailable', message: '' })
      : dataAnswer({ items: schedules, total: schedules.length }),
  );
  await open({}, fail);
  await expect.element(dialog.getByRole('heading', { name: 'Publications to come' })).toBeVisible();
  isDown = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog.getByRole('list', { name: 'Publications to come' })).toBeVisible();
});

test('a time that is taken is said, and what was chosen stays', async () => {
  const taken = mockCall(contract.schedulePublication, () =>
    mockError(409, { code: 'scheduleTaken', message: '' }),
  );
  await open({}, taken);
  await dialog.getByRole('radio', { name: 'At a set time' }).click();
  const chosen = inDays(3);
  await time.fill(chosen);
  await dialog.getByRole('button', { name: 'Schedule for 1 retailer' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('Another publication is scheduled for this time. Choose a different one');
  await expect.element(time).toHaveValue(chosen);
});
