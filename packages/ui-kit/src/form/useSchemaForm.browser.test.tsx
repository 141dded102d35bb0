import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';

import { ChunkLoadError } from '../loading/loadWithin.ts';
import { VitrinaFrame } from '../testing/VitrinaFrame.tsx';
import { TextControl } from './TextControl.tsx';
import { useSchemaForm } from './useSchemaForm.ts';

const schema = z.strictObject({ name: z.string().min(1) });

function Form({ loadSchema, onSend }: { loadSchema: () => Promise<typeof schema>; onSend: () => void }) {
  const form = useSchemaForm({
    loadSchema,
    initial: { name: '' },
    onSubmit: () => Promise.resolve(onSend()),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <TextControl form={form} name="name" label="Name" />
      {form.failure instanceof ChunkLoadError ? <p role="alert">Not loaded</p> : null}
      <button type="submit" disabled={form.isPending}>
        Send
      </button>
    </form>
  );
}

async function renderForm(loadSchema: () => Promise<typeof schema>) {
  const onSend = vi.fn();
  await render(
    <VitrinaFrame>
      <Form loadSchema={loadSchema} onSend={onSend} />
    </VitrinaFrame>,
  );
  return onSend;
}

const name = () => page.getByRole('textbox', { name: 'Name' });
const send = () => page.getByRole('button', { name: 'Send' });

it('says that its schema did not arrive, keeps what was typed, and sends it by another try', async () => {
  let isThere = false;
  const onSend = await renderForm(() =>
    isThere ? Promise.resolve(schema) : Promise.reject(new Error('Failed to fetch')),
  );
  await name().fill('Kernhof');
  await send().click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Not loaded/);
  expect(onSend).not.toHaveBeenCalled();
  await expect.element(name()).toHaveValue('Kernhof');
  isThere = true;
  await send().click();
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('holds the submission until a slow schema is there, and checks by it', async () => {
  let arrive: (loaded: typeof schema) => void = () => undefined;
  const onSend = await renderForm(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await vi.waitFor(() => expect(arrive.name).not.toBe('arrive'));
  await send().click();
  await expect.element(send()).toBeDisabled();
  arrive(schema);
  await expect.element(page.getByText('Fill in this field')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});

it('shows no error of a field that was left untouched, and one of a field that was emptied', async () => {
  const onSend = await renderForm(() => Promise.resolve(schema));
  const error = page.getByText('Fill in this field');
  await name().click();
  await userEvent.tab();
  await expect.element(send()).toHaveFocus();
  await expect.element(error).not.toBeInTheDocument();
  await name().fill('K');
  await name().clear();
  await userEvent.tab();
  await expect.element(error).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});
