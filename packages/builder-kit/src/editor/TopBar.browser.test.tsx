import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor({ locale: 'ru' });

test('on a phone Save stands beside the name, which keeps its room', async () => {
  await open(makePage(feature(text('One'))));
  await page.viewport(390, 844);
  const name = page.getByRole('heading', { level: 1 });
  await expect.element(name).toBeVisible();
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const save = boxOf(page.getByRole('button', { name: 'Сохранить' }).element());
  const shown = boxOf(name.element());
  expect(save.top).toBeLessThan(shown.bottom);
  expect(save.bottom).toBeGreaterThan(shown.top);
  expect(save.right).toBeLessThanOrEqual(window.innerWidth);
  expect(boxOf(name.element().parentElement as HTMLElement).width).toBeGreaterThan(200);
  const undo = boxOf(page.getByRole('button', { name: 'Отменить' }).element());
  expect(undo.top).toBeGreaterThanOrEqual(save.bottom);
});

test('on the narrowest screen nothing of the top bar lies over anything else or beyond the edge', async () => {
  await page.viewport(768, 900);
  await open(makePage(feature(text('One'))));
  await findBlock(2);
  await expect.element(page.getByRole('button', { name: 'К списку пакетов' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Опубликовать' }).first()).toBeVisible();
  const boxOf = (name: string, role: 'button' | 'tablist') =>
    page.getByRole(role, { name }).first().element().getBoundingClientRect();
  const back = boxOf('К списку пакетов', 'button');
  const tabs = boxOf('Части пакета', 'tablist').left;
  const shown = page.getByRole('tablist', { name: 'Части пакета' }).element().parentElement as HTMLElement;
  expect(tabs).toBeGreaterThanOrEqual(back.right);
  expect(shown.getBoundingClientRect().right).toBeLessThanOrEqual(boxOf('Отменить', 'button').left);
  const buttons = [...(shown.closest('header')?.querySelectorAll('button') ?? [])].filter(
    (button) => !shown.contains(button),
  );
  for (const button of buttons) {
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  }
});
