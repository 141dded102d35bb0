import { permissionsOf, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderPanel } from '../../testing/renderPanel.tsx';

let calls: AnsweredCalls | undefined;
afterEach(() => calls?.restore());

it('says of an address that is no record’s that nothing is there, and leads to the list', async () => {
  calls = await renderPanel('/panel/brands/edit/none', { profile: { permissions: permissionsOf('Admin') } });
  await expect.element(page.getByText('Page not found')).toBeVisible();
  const back = page.getByRole('main').getByRole('link', { name: 'Back to the list' });
  await expect.element(back).toHaveAttribute('href', '/panel/brands');
});
