import { useIsMutating, useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { contract } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { FailureAlert, toast } from '@vitrina/ui-kit';
import { useEffect, useState, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { useApiClient } from '../state/SessionContext.ts';
import { answerCalls, type AnsweredCalls } from '../testing/answerCalls.ts';
import { makeProfile } from '../testing/profiles.ts';
import { SessionFrame } from '../testing/SessionFrame.tsx';
import { dataAnswer, sessionHandlers } from '../testing/sessionHandlers.ts';
import { useCallMutation } from './useCallMutation.ts';

let answered: AnsweredCalls;
const deleted = dataAnswer<Record<string, never>>({});
let answer: PromiseWithResolvers<typeof deleted | Response>;
const onSuccess = vi.fn();
const onError = vi.fn();

const deletions = () => answered.made.filter((call) => call === 'DELETE /brands/7').length;
const readings = () => answered.made.filter((call) => call === 'GET /brands/short-list').length;
const refuse = (refused = answer) => {
  const refusal = mockError(403, { code: 'forbidden', message: 'Not enough permissions' });
  refusal.headers.set('x-request-id', 'req-1');
  refused.resolve(refusal);
};

function Deletion() {
  const { run, isPending, error, reset } = useCallMutation(calls.deleteBrand, { onSuccess, onError });
  return (
    <>
      <button onClick={() => run({ params: { id: 7 } })}>Delete</button>
      <button onClick={reset}>Forget</button>
      <p>{isPending ? 'Pending' : 'Idle'}</p>
      <FailureAlert failure={error} />
    </>
  );
}

/** Deletes either of two brands. */
function TwoDeletions() {
  const { run, isPending } = useCallMutation(calls.deleteBrand);
  return (
    <>
      <button onClick={() => run({ params: { id: 7 } })}>Delete</button>
      <button onClick={() => run({ params: { id: 8 } })}>Delete another</button>
      <p>{isPending ? 'Pending' : 'Idle'}</p>
    </>
  );
}

/** Aborts its deletion when it is unmounted. */
function AbortedDeletion() {
  const { run } = useCallMutation(calls.deleteBrand);
  const [leaving] = useState(() => new AbortController());
  useEffect(() => () => leaving.abort(), [leaving]);
  return <button onClick={() => run({ params: { id: 7 }, signal: leaving.signal })}>Delete</button>;
}

function Screen({ Act = Deletion }: { Act?: ComponentType }) {
  const [isShown, setIsShown] = useState(true);
  const { data } = useQuery(callQuery(useApiClient(), calls.listBrands));
  return (
    <>
      <p>{data ? 'Brands read' : 'Brands unread'}</p>
      <p>{useIsMutating() > 0 ? 'Under way' : 'All settled'}</p>
      <button onClick={() => setIsShown(false)}>Leave</button>
      {isShown ? <Act /> : null}
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('accessToken', 'token');
  vi.clearAllMocks();
  answer = Promise.withResolvers();
  answered = answerCalls(
    mockCall(contract.deleteBrand, () => answer.promise),
    mockCall(contract.listBrands, () => dataAnswer([])),
    ...sessionHandlers(makeProfile()),
  );
});

afterEach(() => {
  answered.restore();
  toast.clear();
});

async function show(Act?: ComponentType) {
  await render(<SessionFrame routes={[{ path: '/', element: <Screen Act={Act} /> }]} path="/" />);
  await expect.element(page.getByText('Brands read')).toBeVisible();
}

const deleteButton = page.getByRole('button', { name: 'Delete' });

it('makes one call of a double press, and fetches again what the call made outdated', async () => {
  await show();
  await userEvent.dblClick(deleteButton);
  await expect.element(page.getByText('Pending')).toBeVisible();
  await deleteButton.click();
  answer.resolve(deleted);
  await expect.element(page.getByText('Idle')).toBeVisible();
  expect(deletions()).toBe(1);
  expect(readings()).toBe(2);
  expect(onSuccess).toHaveBeenCalledTimes(1);
});

it('makes a call with other variables after the pending one, and each of them once', async () => {
  await show(TwoDeletions);
  const another = page.getByRole('button', { name: 'Delete another' });
  await userEvent.dblClick(deleteButton);
  await userEvent.dblClick(another);
  await expect.element(page.getByText('Pending')).toBeVisible();
  expect(answered.made.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /brands/7']);
  answer.resolve(deleted);
  await expect.element(page.getByText('Idle')).toBeVisible();
  expect(answered.made.filter((call) => call.startsWith('DELETE'))).toEqual([
    'DELETE /brands/7',
    'DELETE /brands/8',
  ]);
});

it('says in a toast that a call failed while another one waited, and still makes that one', async () => {
  await show(TwoDeletions);
  await deleteButton.click();
  await page.getByRole('button', { name: 'Delete another' }).click();
  const first = answer;
  answer = Promise.withResolvers();
  answer.resolve(deleted);
  refuse(first);
  await expect.element(page.getByText('Code req-1')).toBeVisible();
  await expect.element(page.getByText('Idle')).toBeVisible();
  expect(answered.made).toContain('DELETE /brands/8');
});

it('keeps the failure with the id of its request until the next attempt, which can succeed', async () => {
  await show();
  await deleteButton.click();
  refuse();
  await expect.element(page.getByText('Code req-1')).toBeVisible();
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'forbidden', requestId: 'req-1' }),
    { params: { id: 7 } },
  );
  expect(readings()).toBe(1);
  answer = Promise.withResolvers();
  await deleteButton.click();
  await expect.element(page.getByText('Code req-1')).not.toBeInTheDocument();
  answer.resolve(deleted);
  await expect.element(page.getByText('Idle')).toBeVisible();
  expect(deletions()).toBe(2);
});

it('forgets a failure when told to', async () => {
  await show();
  await deleteButton.click();
  refuse();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Forget' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('after the component is gone, still fetches what is outdated but calls nothing back', async () => {
  await show();
  await deleteButton.click();
  await page.getByRole('button', { name: 'Leave' }).click();
  answer.resolve(deleted);
  await expect.poll(readings).toBe(2);
  expect(onSuccess).not.toHaveBeenCalled();
});

it('after the component is gone, says in a toast that the call failed', async () => {
  await show();
  await deleteButton.click();
  await page.getByRole('button', { name: 'Leave' }).click();
  refuse();
  await expect.element(page.getByText('Code req-1')).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
});

it('shows no toast for a call that the component aborted as it was unmounted', async () => {
  await show(AbortedDeletion);
  await deleteButton.click();
  await expect.element(page.getByText('Under way')).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  refuse();
  await expect.element(page.getByText('All settled')).toBeVisible();
  await expect.element(page.getByText(/try again/)).not.toBeInTheDocument();
});
