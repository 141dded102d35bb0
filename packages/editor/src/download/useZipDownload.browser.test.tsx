import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { toast } from '@vitrina/ui-kit';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getDeepActiveElement } from '@vitrina/editor-ui/dom';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();
afterEach(() => toast.clear());

async function download() {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(page.getByRole('combobox', { name: 'Search commands and blocks' }), 'download');
  await userEvent.keyboard('{Enter}');
}

const zip = () => new Response(new Blob(['zip']), { headers: { 'content-type': 'application/zip' } });

test('what was not saved yet is not in the file, and the word about it says so', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  onTestFinished(() => click.mockRestore());
  await open(makePage(feature(text('One'))), mockCall(contract.downloadEpack, zip));
  await userEvent.click(await findBlock(2));
  await download();
  await expect.element(page.getByText(/” downloaded$/)).toBeVisible();
  await userEvent.keyboard('{Control>}d{/Control}');
  await download();
  await expect.element(page.getByText(/^Downloaded the last saved version of/)).toBeVisible();
});

test('a download that fails says what did not come, and why', async () => {
  await open(
    makePage(feature(text('One'))),
    mockCall(contract.downloadEpack, () => new Response('', { status: 502 })),
  );
  await userEvent.click(await findBlock(2));
  await download();
  await expect.element(page.getByText(/” was not downloaded\. \S/)).toBeVisible();
});

test('a download that failed is tried again from where that is said, which is then said no more', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  onTestFinished(() => click.mockRestore());
  let attempts = 0;
  const failingOnce = mockCall(contract.downloadEpack, () => {
    attempts += 1;
    return attempts === 1 ? new Response('', { status: 502 }) : zip();
  });
  await open(makePage(feature(text('One'))), failingOnce);
  await userEvent.click(await findBlock(2));
  await download();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/” downloaded$/)).toBeVisible();
  await expect.element(page.getByText(/” was not downloaded/)).not.toBeInTheDocument();
});

test('a download that is called off leaves the keyboard in the page', async () => {
  const never = mockCall(contract.downloadEpack, () => new Promise<Response>(() => undefined));
  await open(makePage(feature(text('One'))), never);
  await userEvent.click(await findBlock(2));
  await download();
  const cancel = page.getByRole('status').getByRole('button', { name: 'Cancel' });
  await expect.element(cancel).toBeVisible();
  (cancel.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(cancel).not.toBeInTheDocument();
  await expect.poll(() => getDeepActiveElement()?.getAttribute('data-block')).toBe('2');
});
