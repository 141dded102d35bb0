import { page as makePage } from '@vitrina/epack-model/testing';
import { answerCalls, makeProfile, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { toDraft } from '@vitrina/editor-core/drafts';
import { openNewEpack } from '@vitrina/editor-core/loading';
import { getDraftSlot, applyDataChange } from '@vitrina/editor-core/store';
import { createTestStore } from '@vitrina/editor-core/testing';
import { createDraftStore, holdDraft } from '@vitrina/editor-ui/drafts';

import { clearDrafts } from '../../src/testing/clearDrafts.ts';
import { EditorFixture, packageHandlers } from '../../src/testing/EditorFixture.tsx';

const drafts = createDraftStore();
const dialog = page.getByRole('dialog', { name: 'Unsaved packages found' });
const productName = page.getByLabelText('Product name');
const tidyUp: (() => void)[] = [];
let calls: AnsweredCalls | undefined;

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('accessToken', 'token');
  await clearDrafts();
  await page.viewport(1440, 900);
});
afterEach(() => {
  calls?.restore();
  for (const each of tidyUp.splice(0)) each();
});

/** Stores a draft as a crashed tab does. Returns its name. */
async function leaveDraft(name: string, { author = makeProfile().username, ageDays = 0 } = {}) {
  const store = createTestStore({ opened: openNewEpack('minisite', author, new Date(0)) });
  store.dispatch(applyDataChange({ type: 'updateManifest', productData: { productName: name } }));
  const { document } = store.getState();
  const savedAtMs = Date.now() - ageDays * 24 * 3_600_000;
  await drafts.write(getDraftSlot(document), toDraft(document, store.services.catalogue.rules, savedAtMs));
  return getDraftSlot(document);
}

const readRows = () =>
  dialog
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

async function openNew() {
  calls = answerCalls(...packageHandlers(makePage()));
  await render(<EditorFixture epackId="new" />);
  await expect.element(page.getByLabelText('Product name', { exact: false }).first()).toBeInTheDocument();
}

test('each package that was begun and never saved is offered; one is taken up, the others stay', async () => {
  const older = await leaveDraft('Toaster', { ageDays: 1 });
  await leaveDraft('Grill');
  await openNew();
  await expect.element(dialog).toBeVisible();
  expect(readRows()).toEqual([expect.stringMatching(/^Grill/), expect.stringMatching(/^Toaster/)]);
  await dialog.getByRole('button', { name: 'Restore Grill' }).click();
  await expect.element(productName).toHaveValue('Grill');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await drafts.read(older)).toBeDefined();
});

test('one is deleted, and nothing else; a new one is started beside those that stay', async () => {
  const kept = await leaveDraft('Grill');
  const deleted = await leaveDraft('Toaster');
  await openNew();
  await dialog.getByRole('button', { name: 'Delete Toaster' }).click();
  await expect.poll(() => drafts.read(deleted)).toBeUndefined();
  await dialog.getByRole('button', { name: 'Start a new package' }).click();
  await productName.fill('Kettle');
  await expect.poll(async () => (await drafts.list(undefined)).length).toBe(2);
  expect((await drafts.read(kept))?.structure.epackData.manifest.productData?.productName).toBe('Grill');
});

test('what another tab works on, what is of somebody else, and what is old is not offered', async () => {
  tidyUp.push(holdDraft(await leaveDraft('In another tab')));
  await leaveDraft('Of somebody else', { author: 'somebody' });
  const old = await leaveDraft('Old', { ageDays: 40 });
  await leaveDraft('Mine');
  await openNew();
  await expect.element(dialog).toBeVisible();
  expect(readRows()).toEqual([expect.stringMatching(/^Mine/)]);
  expect(await drafts.read(old)).toBeUndefined();
});
