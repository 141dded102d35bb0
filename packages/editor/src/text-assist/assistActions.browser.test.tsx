import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

test('C6: a list of the assistant’s actions that cannot be had says what happened, with another try', async () => {
  await open(
    makePage(feature(text('One'))),
    mockCall(contract.listAiActions, () => mockError(500, { code: 'internal', message: 'Away' })),
  );
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('dialog').getByRole('combobox').fill('Improve');
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Improve the text' });
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
});
