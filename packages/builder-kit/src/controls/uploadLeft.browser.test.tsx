import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { feature, image, page as makePage } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { makeAsset } from '../assets/testing/makeAsset.ts';
import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

test('an upload that is left for another block is stopped, and its file named', async () => {
  // Without it the client sends by fetch, which the test answers.
  const { XMLHttpRequest: xhr } = globalThis;
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  onTestFinished(() => void Object.assign(globalThis, { XMLHttpRequest: xhr }));
  const grill = makeAsset({ id: 3, name: 'grill.png' });
  const held = Promise.withResolvers<void>();
  const arrive = mockCall(contract.addAsset, async () => {
    await held.promise;
    return dataAnswer(grill);
  });
  const { fileId, ...file } = grill;
  const send = mockCall(contract.uploadFile, () => dataAnswer({ ...file, id: fileId }));
  await open(makePage(feature(image(''), image(''))), arrive, send);
  await userEvent.click(await findBlock(2));
  const field = page.getByLabelText('File to upload').first();
  await userEvent.upload(field, new File(['x'], 'grill.png', { type: 'image/png' }));
  await expect.element(page.getByRole('progressbar', { name: 'Upload progress' })).toBeInTheDocument();
  await userEvent.click(await findBlock(3));
  await expect.element(page.getByText(/^The upload of grill\.png was stopped/)).toBeVisible();
  held.resolve();
});
