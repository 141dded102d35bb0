import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { dataAnswer, permissionsOf, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderPanel } from '../testing/renderPanel.tsx';

let calls: AnsweredCalls | undefined;
afterEach(() => calls?.restore());

const pressBeside = () =>
  userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement, {
    position: { x: 5, y: 5 },
  });

async function openDialog() {
  calls = await renderPanel('/panel/statistics/liveMonitor', {
    profile: { permissions: permissionsOf('Live_monitor') },
    handlers: [mockCall(contract.listMonitoredPages, () => dataAnswer({ items: [], total: 0 }))],
  });
  await page.getByRole('button', { name: 'Add page' }).first().click();
  await expect.element(page.getByRole('textbox', { name: 'EAN' })).toBeVisible();
}

it('keeps what was typed where somebody presses beside it, and goes at Escape', async () => {
  await openDialog();
  const ean = page.getByRole('textbox', { name: 'EAN' });
  await ean.fill('3045380000000');
  await pressBeside();
  await expect.element(ean).toHaveValue('3045380000000');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('goes at a press beside it as long as nothing was typed', async () => {
  await openDialog();
  await pressBeside();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
