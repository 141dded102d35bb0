import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { VitrinaFrame } from '../testing/VitrinaFrame.tsx';
import { FilterMenu } from './FilterMenu.tsx';

function Filter({ count }: { count: number }) {
  const [value, setValue] = useState<number[]>([]);
  const options = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Retailer ${index + 1}`,
  }));
  return (
    <VitrinaFrame>
      <FilterMenu label="Retailer" options={options} value={value} onChange={setValue} />
    </VitrinaFrame>
  );
}

const open = () => page.getByRole('button', { name: /^Retailer/ }).click();

it('says on its button what is chosen', async () => {
  await render(<Filter count={3} />);
  await open();
  await page.getByRole('checkbox', { name: 'Retailer 2' }).click();
  await expect.element(page.getByText('Retailer: Retailer 2')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Choose all' }).click();
  await expect.element(page.getByText('Retailer: Retailer 1 +2')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(page.getByRole('button', { name: 'Clear' })).toBeDisabled();
});

it('can be searched where the choices are many, and sorts them by number', async () => {
  await render(<Filter count={12} />);
  await open();
  const names = page.getByRole('group').element().textContent;
  expect(names?.indexOf('Retailer 2')).toBeLessThan(names?.indexOf('Retailer 10') ?? 0);
  await page.getByRole('searchbox', { name: 'Search' }).fill('ER 11');
  await expect.element(page.getByRole('checkbox', { name: 'Retailer 11' })).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toHaveLength(1);
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like it');
  await expect.element(page.getByText('Nothing found')).toBeVisible();
});

it('has no search where the choices are few', async () => {
  await render(<Filter count={3} />);
  await open();
  await expect.element(page.getByRole('checkbox', { name: 'Retailer 1' })).toBeVisible();
  expect(page.getByRole('searchbox').query()).toBeNull();
});
