import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';

import { OneControl, TextControl, useSchemaForm } from '../form/index.ts';
import { VitrinaFrame } from '../testing/VitrinaFrame.tsx';
import { FormDialog } from './FormDialog.tsx';

const schema = z.strictObject({ brandId: z.number().nullable(), name: z.string().min(1) });

function Sample({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen ? <SampleDialog onSubmit={onSubmit} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function SampleDialog({ onSubmit, onClose }: { onSubmit: () => Promise<void>; onClose: () => void }) {
  const form = useSchemaForm({
    loadSchema: () => Promise.resolve(schema),
    initial: { brandId: null, name: '' },
    onSubmit,
  });
  return (
    <FormDialog form={form} title="New package" submitLabel="Create package" onClose={onClose}>
      <OneControl form={form} name="brandId" label="Brand" options={[{ id: 1, name: 'Tefal' }]} />
      <TextControl form={form} name="name" label="Name" />
    </FormDialog>
  );
}

async function open(onSubmit: () => Promise<void> = () => Promise.resolve()) {
  await render(
    <VitrinaFrame>
      <Sample onSubmit={onSubmit} />
    </VitrinaFrame>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog).toBeVisible();
}

const dialog = page.getByRole('dialog', { name: 'New package' });
const name = dialog.getByLabelText('Name');
const question = page.getByRole('dialog', { name: 'Discard changes?' });

const pressBeside = () =>
  userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement, {
    position: { x: 5, y: 5 },
  });

it('focuses its first field, also where that arrives after the dialog', async () => {
  await open();
  await expect.element(dialog.getByLabelText('Brand')).toHaveFocus();
});

it('closes by Escape and by a press beside it while nothing is typed', async () => {
  await open();
  await pressBeside();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog.getByLabelText('Brand')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('keeps typed values at a press beside it, and asks at Escape', async () => {
  await open();
  await name.fill('Kettle');
  await pressBeside();
  await expect.element(name).toHaveValue('Kettle');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Kettle');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(name).not.toBeInTheDocument();
});

it('focuses the first wrong field', async () => {
  await open();
  await dialog.getByRole('button', { name: 'Create package' }).click();
  await expect.element(dialog.getByText('Fill in this field')).toBeVisible();
  await expect.element(name).toHaveFocus();
});

it('sends once however often it is submitted, and says why that failed with the code of the request', async () => {
  const sent = Promise.withResolvers<void>();
  const onSubmit = vi.fn(() => sent.promise);
  await open(onSubmit);
  await name.fill('Kettle');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  await userEvent.keyboard('{Enter}');
  sent.reject(Object.assign(new Error('Refused'), { code: 'unheardOf', requestId: 'req-1' }));
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Error. Please try again.Code req-1');
  await expect.element(name).toHaveValue('Kettle');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('says as a whole what the server finds wrong with a field that the form does not have', async () => {
  const errors = [{ path: 'body.licenseId', code: 'notAllowed' }];
  const refusal = Object.assign(new Error('Refused'), { code: 'invalidInput', errors });
  await open(() => Promise.reject(refusal));
  await name.fill('Kettle');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
});
