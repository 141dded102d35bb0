import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import {
  answerCalls,
  dataAnswer,
  makeProfile,
  SessionFrame,
  sessionHandlers,
} from '@vitrina/session/testing';
import type { RequestHandler } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { messages } from '../messages/index.ts';
import { testEpackId } from '../testing/EditorFixture.tsx';
import { findBlock, setUpEditor } from '../testing/openEditor.tsx';
import { PublishFlow } from './PublishFlow.tsx';
import { makeMatch, makePreview, makePublication, makeRetailerState } from './testing/publicationSamples.ts';

const { open, bodiesOf } = setUpEditor();
const ozon = { id: 1, name: 'Ozon' };
const dialog = page.getByRole('dialog', { name: /^Publish/ });

const handlers = [
  mockCall(contract.listLicenseInfo, () => dataAnswer([{ id: 1, name: 'Tefal', retailers: [ozon] }])),
  mockCall(contract.previewPublication, () => dataAnswer(makePreview())),
  mockCall(contract.listRetailerStates, () => dataAnswer({ items: [makeRetailerState(ozon)], total: 1 })),
  mockCall(contract.listPublications, () => dataAnswer({ items: [makePublication(ozon)], total: 1 })),
  mockCall(contract.listSchedules, () => dataAnswer({ items: [], total: 0 })),
  mockCall(contract.unpublish, () => dataAnswer({})),
  mockCall(contract.rollBackPublication, () => dataAnswer(makePublication(ozon).answer)),
];

async function openDialog() {
  await findBlock(2);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
}

test('what changed since the last publication is shown block by block before publishing', async () => {
  await open(makePage(feature(text('New'))), ...handlers);
  await openDialog();
  await dialog.getByText('1 block changed').click();
  await expect.element(dialog.getByText('Old')).toBeVisible();
  await expect.element(dialog.getByText('New', { exact: true })).toBeVisible();
});

test('a retailer is taken off, and an earlier publication shown again', async () => {
  await open(makePage(feature(text('New'))), ...handlers);
  await openDialog();
  await dialog.getByRole('tab', { name: 'Shown now' }).click();
  await expect
    .element(dialog.getByRole('link', { name: 'Shop’s page at Ozon' }))
    .toHaveAttribute('href', '/shop/products/1');
  await dialog.getByRole('button', { name: 'Take off Ozon' }).click();
  const question = page.getByRole('dialog', { name: 'Take the package off Ozon?' });
  await question.getByRole('button', { name: 'Take off Ozon' }).click();
  const path = `/api/constructor/epackages/${testEpackId}`;
  await expect.poll(() => bodiesOf(`${path}/unpublish`)).toEqual([{ retailerIds: [1] }]);
  await dialog.getByRole('tab', { name: 'Earlier publications' }).click();
  await dialog.getByRole('button', { name: /^Show the publication of/ }).click();
  await expect.poll(() => bodiesOf(`${path}/publications/1/rollback`)).toEqual([{}]);
});

test('a package of the same product is compared field by field and rewritten only when told so', async () => {
  const checks: boolean[] = [];
  const publish = mockCall(contract.publishToStream, ({ body }) => {
    checks.push(body.checkPartialUpdate);
    return body.checkPartialUpdate
      ? mockError(409, { code: 'partialMatch', message: '', data: makeMatch(ozon) })
      : dataAnswer(makePublication(ozon).answer);
  });
  await openFlow(publish);
  await userEvent.click(dialog.getByRole('button', { name: /Publish to 1 retailer/ }));
  await expect.element(dialog.getByRole('row', { name: /MPN code A B differs/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Rewrite' }).click();
  await expect.element(dialog.getByText('Published to 1 retailer')).toBeVisible();
  expect(checks).toEqual([true, false]);
});

test('what changes is said of each retailer, where they show different things', async () => {
  const preview = makePreview();
  const { since, pages } = preview;
  const byRetailer = [
    { retailers: [ozon], since, isUpToDate: true, pages: [] },
    { retailers: [{ id: 2, name: 'Kettle shop' }], since, isUpToDate: false, pages },
    { retailers: [{ id: 3, name: 'New shop' }], since: null, isUpToDate: false, pages },
  ];
  await openFlow(mockCall(contract.previewPublication, () => dataAnswer({ ...preview, byRetailer })));
  const heading = (name: RegExp) => dialog.getByRole('heading', { name, level: 3 });
  await expect.element(heading(/^Ozon: changes since/)).toBeVisible();
  await expect.element(heading(/^Kettle shop: changes since/)).toBeVisible();
  await expect.element(heading(/^New shop: nothing of this package/)).toBeVisible();
  await expect.element(dialog.getByText('The pages are as they were published.')).toBeVisible();
});

test('a group whose content has to be checked first is told so and cannot publish', async () => {
  const problems = [{ code: 'contentCheckRequired', message: 'Check it first', severity: 'error' as const }];
  await openFlow(mockCall(contract.previewPublication, () => dataAnswer({ ...makePreview(), problems })));
  await expect.element(dialog.getByText('Check it first')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /Publish to 1 retailer/ })).toBeDisabled();
});

/** The dialog of a saved package in which nothing is missing. */
async function openFlow(handler: RequestHandler): Promise<void> {
  const calls = answerCalls(handler, ...handlers, ...sessionHandlers(makeProfile()));
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
    />
  );
  await render(<SessionFrame routes={[{ path: '/', element: flow }]} path="/" catalogues={[messages]} />);
}
