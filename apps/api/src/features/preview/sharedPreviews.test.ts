import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';

import { createSharedPreviews } from './sharedPreviews.ts';

it('renders a page once for all who open it at once or shortly after', async () => {
  let renders = 0;
  const show = createSharedPreviews(200);
  const open = (revision: number) =>
    show({ key: ['page', revision], licenseId: 1, render: () => Promise.resolve(`render ${++renders}`) });
  const first = await Promise.all(Array.from({ length: 60 }, () => open(1)));
  expect(new Set(first)).toEqual(new Set(['render 1']));
  expect(await open(1)).toBe('render 1');
  expect(await open(2)).toBe('render 2');
  await sleep(300);
  expect(await open(1)).toBe('render 3');
});

it('renders one page at a time, and another license’s before the rest of a flood', async () => {
  const order: string[] = [];
  let running = 0;
  const show = createSharedPreviews(0);
  const open = (licenseId: number, page: number) =>
    show({
      key: [licenseId, page],
      licenseId,
      render: async () => {
        expect(++running).toBe(1);
        await sleep(5);
        running--;
        order.push(`${licenseId}/${page}`);
        return '';
      },
    });
  await Promise.all([open(1, 1), open(1, 2), open(1, 3), open(2, 1)]);
  expect(order).toEqual(['1/1', '1/2', '2/1', '1/3']);
});

it('renders again after a failure', async () => {
  const show = createSharedPreviews(60_000);
  const open = (render: () => Promise<string>) => show({ key: ['page'], licenseId: 1, render });
  await expect(open(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await open(() => Promise.resolve('page'))).toBe('page');
});
