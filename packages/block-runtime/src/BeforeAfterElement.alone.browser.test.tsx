import './elements/vitrina-before-after.ts';

import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

afterEach(() => document.body.replaceChildren());

function mount(value: number, direction = 'ltr') {
  document.body.innerHTML = `<vitrina-before-after dir="${direction}">
    <input type="range" data-range aria-label="Compare" value="${value}" style="width:400px;margin:0">
  </vitrina-before-after>`;
  const element = document.querySelector<HTMLElement>('vitrina-before-after');
  const range = document.querySelector('input');
  return { range, at: () => element?.style.getPropertyValue('--compare-at') };
}

it('divides where its range begins', () => {
  expect(mount(30).at()).toBe('30%');
});

it('is moved by the keys of a range', async () => {
  const { range, at } = mount(50);
  range?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(at()).toBe('51%');
  await userEvent.keyboard('{Home}');
  expect(at()).toBe('0%');
});

it('is moved by a press, from the right on right-to-left pages', async () => {
  const { at } = mount(50, 'rtl');
  await userEvent.click(page.getByRole('slider'), { position: { x: 100, y: 8 } });
  expect(Number.parseInt(at() ?? '', 10)).toBeGreaterThan(70);
});
