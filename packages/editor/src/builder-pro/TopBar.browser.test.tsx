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
  const selects = page.getByRole('main').getByRole('button', { name: /^(Локаль|Шаблон|Страница)/ });
  await expect.poll(() => selects.elements().length).toBe(3);
  for (const select of selects.elements()) {
    expect(boxOf(select).right).toBeLessThanOrEqual(window.innerWidth);
  }
});

test('on the narrowest screen all of the bars is seen whole, and nothing lies over anything else', async () => {
  await page.viewport(768, 900);
  await open(makePage(feature(text('One'))));
  await findBlock(2);
  const zoom = page.getByRole('combobox', { name: 'Масштаб' });
  await expect.element(zoom).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Опубликовать' }).first()).toBeVisible();
  const header = page.getByRole('banner').element();
  const bar = page.getByRole('button', { name: /^Локаль/ }).element();
  expect(bar.getBoundingClientRect().top).toBeGreaterThan(header.getBoundingClientRect().top);
  const controls = [
    ...header.querySelectorAll('button'),
    bar,
    ...page.getByRole('button', { name: /^(Шаблон|Страница)/ }).elements(),
    zoom.element(),
  ];
  const boxes = controls.map((control) => control.getBoundingClientRect());
  for (const box of boxes) expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  const tabs = page.getByRole('tablist', { name: 'Части пакета' }).element();
  expect(tabs.scrollWidth).toBe(tabs.clientWidth);
  for (const [at, box] of boxes.entries()) {
    const over = boxes.slice(at + 1).filter((other) => isOver(box, other));
    expect(over).toEqual([]);
  }
});

test.each([768, 959, 1280])(
  'at %i px the bar above the page fits into the room kept for it',
  async (widthPx) => {
    await page.viewport(widthPx, 900);
    await open(makePage(feature(text('One'))));
    const zoom = page.getByRole('combobox', { name: 'Масштаб' });
    await expect.element(zoom).toBeVisible();
    let bar = page.getByRole('button', { name: /^Локаль/ }).element().parentElement as HTMLElement;
    while (!bar.contains(zoom.element())) bar = bar.parentElement as HTMLElement;
    expect(bar.offsetHeight).toBe(Number.parseFloat(getComputedStyle(bar).minHeight));
  },
);

function isOver(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.bottom > other.top && other.bottom > one.top;
}
