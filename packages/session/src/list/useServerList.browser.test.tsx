import { calls } from '@vitrina/api-client/calls';
import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { answerCalls, type AnsweredCalls } from '../testing/answerCalls.ts';
import { makeProfile, permissionsOf } from '../testing/profiles.ts';
import { SessionFrame } from '../testing/SessionFrame.tsx';
import { dataAnswer, sessionHandlers } from '../testing/sessionHandlers.ts';
import { useServerList } from './useServerList.ts';

const reasons = ['First', 'Second'].map((nameEn, id) => ({
  id,
  nameEn,
  nameRu: nameEn,
  isRetired: false,
  pageCount: 0,
  revision: 1,
}));

let answered: AnsweredCalls;
let askedAtDrawing: number[];
const asked = () => answered.made.filter((call) => call.endsWith('/page-reasons')).length;

/** A list that records the number of requests at the time its order renders. */
function Reasons() {
  const { state, query, change } = useServerList({ call: calls.searchPageReasons, name: 'reasons' });
  if (state.sort.length > 0) askedAtDrawing.push(asked());
  return (
    <>
      <p>{query.data?.items.map(({ nameEn }) => nameEn).join(', ')}</p>
      <button onClick={() => change({ sort: [{ id: 'nameEn', desc: true }] })}>Last first</button>
      <button onClick={() => change({ columns: ['nameEn'] })}>Only names</button>
      <button onClick={() => change({ page: state.page + 1 })}>Next page</button>
      <p>Page {state.page}</p>
    </>
  );
}

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('accessToken', 'token');
  askedAtDrawing = [];
  answered = answerCalls(
    ...sessionHandlers(makeProfile({ permissions: permissionsOf('Admin') })),
    mockCall(contract.searchPageReasons, ({ query }) =>
      dataAnswer({ items: query.sort.length > 0 ? reasons.toReversed() : reasons, total: 2 }),
    ),
  );
  await render(<SessionFrame routes={[{ path: '/reasons', element: <Reasons /> }]} path="/reasons" />);
});

afterEach(() => answered.restore());

it('asks for what a change shows before that is drawn, and once', async () => {
  await expect.element(page.getByText('First, Second')).toBeVisible();
  await page.getByRole('button', { name: 'Last first' }).click();
  await expect.element(page.getByText('Second, First')).toBeVisible();
  expect(askedAtDrawing[0]).toBe(2);
  expect(asked()).toBe(2);
});

it('makes a change of the one before, however soon it follows', async () => {
  const next = page.getByRole('button', { name: 'Next page' });
  await expect.element(next).toBeVisible();
  const button = next.element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(page.getByText('Page 3')).toBeVisible();
});

it('asks for nothing where other columns are chosen', async () => {
  await expect.element(page.getByText('First, Second')).toBeVisible();
  await page.getByRole('button', { name: 'Only names' }).click();
  await expect.element(page.getByText('First, Second')).toBeVisible();
  expect(asked()).toBe(1);
});
