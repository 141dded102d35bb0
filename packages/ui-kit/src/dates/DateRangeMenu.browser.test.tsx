import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { VitrinaFrame } from '../testing/VitrinaFrame.tsx';
import { DateRangeMenu } from './DateRangeMenu.tsx';

async function renderMenu(locale: 'en' | 'ru' = 'en') {
  const onChange = vi.fn();
  await render(
    <VitrinaFrame locale={locale}>
      <DateRangeMenu
        label="Period"
        value={{ from: '2026-03-05', to: '2026-03-19' }}
        lastDay="2026-03-20"
        onChange={onChange}
      />
    </VitrinaFrame>,
  );
  await page.getByRole('button', { name: /^Period:/ }).click();
  return onChange;
}

const day = (name: string) => page.getByRole('gridcell', { name, exact: true });

it('takes the first day, then the last, in whichever order', async () => {
  const onChange = await renderMenu();
  await expect.element(page.getByText('Choose the first day')).toBeVisible();
  await day('12').click();
  await expect.element(page.getByText('Choose the last day')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await day('10').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-03-10', to: '2026-03-12' });
});

it('takes one day twice as a range of one day', async () => {
  const onChange = await renderMenu();
  await day('12').click();
  await day('12').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-03-12', to: '2026-03-12' });
});

it('works by keyboard alone', async () => {
  const onChange = await renderMenu();
  await expect.element(day('19')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-03-12', to: '2026-03-13' });
});

it('offers no day after the last', async () => {
  await renderMenu();
  await expect.element(day('21')).toBeDisabled();
});

it('begins the week on Monday in Russian', async () => {
  await renderMenu('ru');
  await expect.element(page.getByRole('columnheader').first()).toHaveTextContent('пн');
});
