import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';
import { makePreview } from './testing/publicationSamples.ts';

const { open } = setUpEditor();
const address = { locale: 'ru', template: 'master_template', page: 'index.html' };
const finding = {
  code: 'blockKit.issue.tooLong',
  severity: 'error' as const,
  message: 'At most 100,000 characters.',
  page: address,
  componentId: 2,
  componentKey: 'Text',
  prop: 'text',
};

test('content to fix is listed with its place, keeps from publishing, and opens where it is', async () => {
  const preview = {
    ...makePreview(),
    problems: [
      { code: 'contentNotPublishable', message: 'Some content has to be fixed', severity: 'error' as const },
    ],
    findings: [
      finding,
      {
        ...finding,
        code: 'blockKit.finding.untranslated',
        severity: 'warning' as const,
        message: '44 texts are not translated.',
        page: { ...address, locale: 'en' },
      },
    ],
  };
  const ozon = { id: 1, name: 'Ozon' };
  await open(
    makePage(feature(text('New'))),
    mockCall(contract.listLicenseInfo, () => dataAnswer([{ id: 1, name: 'Tefal', retailers: [ozon] }])),
    mockCall(contract.previewPublication, () => dataAnswer(preview)),
    mockCall(contract.listRetailerStates, () => dataAnswer({ items: [], total: 0 })),
    mockCall(contract.listSchedules, () => dataAnswer({ items: [], total: 0 })),
    mockCall(contract.getCategoryTree, () => dataAnswer([])),
  );
  await findBlock(2);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish/ });
  await expect.element(dialog.getByText('1 place must be fixed before publishing:')).toBeVisible();
  await expect.element(dialog.getByText('44 texts are not translated.')).toBeVisible();
  await expect.element(dialog.getByText('Text · Content · en / master_template / index.html')).toBeVisible();
  // The reason is said once, and the block is recognized by its text.
  await expect.element(dialog.getByText('Text · Content · New', { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Publish to/ })).toBeDisabled();
  await dialog.getByRole('button', { name: /At most 100,000 characters/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Text', exact: true })).toBeVisible();
});
