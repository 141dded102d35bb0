import { contract, type Report } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { dataAnswer, type AnsweredCalls } from '@vitrina/session/testing';
import { toast } from '@vitrina/ui-kit';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderPanel } from '../../testing/renderPanel.tsx';

let calls: AnsweredCalls | undefined;
afterEach(() => {
  calls?.restore();
  toast.clear();
});

const made: Report = {
  id: 1,
  kind: 'licenses',
  interval: 'daily',
  from: '2026-03-01',
  to: '2026-03-05',
  marketplace: 'ozon',
  statisticsGroup: null,
  licenses: [{ id: 1, name: 'Tefal' }],
  retailers: [],
  status: 'done',
  progress: 100,
  rowCount: 3,
  count: 12,
  timeZone: 'Europe/Moscow',
  createdDate: '2026-03-05T14:07:00Z',
  finishedDate: '2026-03-05T14:08:00Z',
};

it('shows a report that was begun, wherever in the list one was', async () => {
  calls = await renderPanel(
    '/panel/reports?page=3&sort=from&marketplace=ozon&licenses=1&from=2026-03-01&to=2026-03-05',
    {
      handlers: [
        mockCall(contract.createReport, () => dataAnswer(made)),
        mockCall(contract.listReports, ({ query }) =>
          dataAnswer({ items: query.offset === 0 && query.sort[0]?.isDescending ? [made] : [], total: 1 }),
        ),
      ],
    },
  );
  await page.getByRole('button', { name: 'Create report' }).click();
  await expect.element(page.getByText('Creating the report')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Mar 1 – 5, 2026/ }).last()).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Done/ })).toBeVisible();
});
