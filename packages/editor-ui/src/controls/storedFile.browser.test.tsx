import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { answerCalls, dataAnswer } from '@vitrina/session/testing';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { ControlStory } from './testing/ControlStory.tsx';

const id = 'a'.repeat(64);
const manual = {
  id,
  kind: 'document' as const,
  name: 'Manual.pdf',
  url: `/files/${id}.pdf`,
  contentType: 'application/pdf',
  sizeBytes: 3 * 1024 * 1024,
  widthPx: null,
  heightPx: null,
  variants: [],
  poster: null,
  facts: { pageCount: 12 },
};

function answer(...mocks: Parameters<typeof answerCalls>) {
  const answered = answerCalls(...mocks);
  onTestFinished(() => answered.restore());
}

const link = (name: string) => page.getByRole('link', { name });

test('a stored file shows its name, kind and size, and opens; without it the field takes an address', async () => {
  answer(mockCall(contract.getFile, () => dataAnswer(manual)));
  await render(<ControlStory block="DownloadButton" prop="file" value={{ src: manual.url }} />);
  await expect.element(link('Manual.pdf')).toHaveAttribute('href', manual.url);
  await expect.element(link('Manual.pdf')).toHaveAccessibleDescription('PDF document · 12 pages · 3 MB');
  expect(page.getByPlaceholder('https://').elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByPlaceholder('https://')).toHaveValue('');
});

test('a file that is not known opens all the same', async () => {
  answer(mockCall(contract.getFile, () => mockError(404, { code: 'notFound', message: '' })));
  await render(<ControlStory block="DownloadButton" prop="file" value={{ src: manual.url }} />);
  await expect.element(link('Open the file')).toHaveAttribute('href', manual.url);
});

test('an address on another site stays an address', async () => {
  await render(
    <ControlStory block="DownloadButton" prop="file" value="https://cdn.example/files/manual.pdf" />,
  );
  await expect.element(page.getByPlaceholder('https://')).toHaveValue('https://cdn.example/files/manual.pdf');
});
