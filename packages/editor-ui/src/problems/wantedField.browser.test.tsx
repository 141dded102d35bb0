import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { focusField } from './wantedField.ts';

const wanted = page.getByRole('textbox', { name: 'Wanted' });
const other = page.getByRole('textbox', { name: 'Other' });

async function lead() {
  const onEnd = vi.fn<() => void>();
  await render(
    <>
      <input aria-label="Other" />
      <div data-field="data:name">
        <input aria-label="Wanted" />
      </div>
    </>,
  );
  focusField('data:name', onEnd);
  await expect.element(wanted).toHaveFocus();
  return onEnd;
}

test('a wanted field takes the keyboard back from what a closing menu gives it to', async () => {
  const onEnd = await lead();
  (other.element() as HTMLElement).focus();
  await expect.element(wanted).toHaveFocus();
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
});

test('who goes elsewhere meanwhile is not called back', async () => {
  const onEnd = await lead();
  await userEvent.click(other);
  await expect.element(other).toHaveFocus();
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  expect(document.activeElement).toBe(other.element());
});
