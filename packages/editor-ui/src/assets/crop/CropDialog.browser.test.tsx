import { contract } from '@vitrina/api-client/contract';
import { messages as apiMessages } from '@vitrina/api-client/messages';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { readPictureUse } from '@vitrina/editor-core/assets';
import { answerCalls, dataAnswer, SessionFrame, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { EditorContext, type EditorContextValue } from '../../editor/EditorContext.ts';
import { messages } from '../../messages/index.ts';
import { CropDialog } from './CropDialog.tsx';

const id = 'a'.repeat(64);
const drawing =
  'data:image/svg+xml,' +
  encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>');
const cut = {
  id: 'b'.repeat(64),
  kind: 'image' as const,
  name: 'grill.webp',
  url: '/files/cut.webp',
  contentType: 'image/webp',
  sizeBytes: 100,
  widthPx: 100,
  heightPx: 100,
  variants: [],
  poster: null,
  facts: {},
};

const nothing = (): undefined => undefined;
const editor: EditorContextValue = {
  views: {},
  assetUrl: () => drawing,
  previewUrl: (epackId) => epackId,
  announce: nothing,
  refuse: nothing,
  notify: nothing,
  runCommand: nothing,
};

const onApply = vi.fn();
const onClose = vi.fn();
let answer: PromiseWithResolvers<Response | ReturnType<typeof dataAnswer<typeof cut>>>;
let answered: AnsweredCalls;

beforeEach(() => {
  vi.clearAllMocks();
  answer = Promise.withResolvers();
  answered = answerCalls(mockCall(contract.cropFile, () => answer.promise));
});

afterEach(() => answered.restore());

const dialog = page.getByRole('dialog', { name: 'Crop and focal point' });
const apply = dialog.getByRole('button', { name: 'Apply' });
const cuts = () => answered.made.filter((call) => call.endsWith(`/files/${id}/crops`)).length;

async function open() {
  const use = readPictureUse(`/files/${id}.webp`);
  if (!use) throw new Error('There is no picture');
  const element = (
    <EditorContext value={editor}>
      <CropDialog use={use} onApply={onApply} onClose={onClose} />
    </EditorContext>
  );
  await render(
    <SessionFrame routes={[{ path: '/', element }]} path="/" catalogues={[apiMessages, messages]} />,
  );
  await expect.element(dialog.getByText('100% of the width, 100% of the height')).toBeVisible();
}

test('Escape closes an unchanged crop, and asks before a changed one goes', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await dialog.getByRole('button', { name: '1:1' }).click();
  await expect.element(dialog.getByText('50% of the width, 100% of the height')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog.getByText('50% of the width, 100% of the height')).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a double press cuts the image once; a refusal is shown, and the next press can succeed', async () => {
  await open();
  await dialog.getByRole('button', { name: '1:1' }).click();
  await userEvent.dblClick(apply);
  answer.resolve(mockError(503, { code: 'somethingWentWrong', message: 'Away' }));
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(cuts()).toBe(1);
  answer = Promise.withResolvers();
  answer.resolve(dataAnswer(cut));
  await apply.click();
  await expect.poll(() => onApply.mock.calls.length).toBe(1);
  expect(onApply).toHaveBeenCalledWith(
    expect.objectContaining({
      src: '/files/cut.webp',
      crop: expect.objectContaining({ left: 0.25, top: 0, width: 0.5, height: 1 }),
    }),
  );
});
