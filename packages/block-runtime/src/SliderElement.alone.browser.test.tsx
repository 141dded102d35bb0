import './elements/vitrina-slider.ts';

import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => document.body.replaceChildren());

function mount(slides: number, perView: number, direction = 'ltr') {
  const items = Array.from({ length: slides }, (_, index) => `<div class="slide">${index}</div>`).join('');
  const bullets = '<button data-bullet></button>'.repeat(slides);
  document.body.innerHTML = `
    <style>
      .track { display: flex; overflow-x: auto; width: 600px; scroll-snap-type: x mandatory; }
      .slide { flex: 0 0 ${600 / perView}px; height: 50px; scroll-snap-align: start; }
    </style>
    <vitrina-slider dir="${direction}">
      <div class="track" data-track>${items}</div>
      <button data-previous></button><button data-next></button>${bullets}
    </vitrina-slider>`;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const state = () => ({
    current: [...document.querySelectorAll('[data-bullet]')].findIndex(
      (bullet) => bullet.getAttribute('aria-current') === 'true',
    ),
    bullets: [...document.querySelectorAll<HTMLElement>('[data-bullet]')].filter(({ hidden }) => !hidden)
      .length,
    atStart: find('[data-previous]')?.getAttribute('aria-disabled') === 'true',
    atEnd: find('[data-next]')?.getAttribute('aria-disabled') === 'true',
  });
  return { find, state };
}

it.each(['ltr', 'rtl'])('moves by buttons and bullets, and stops at both ends (%s)', async (direction) => {
  const { find, state } = mount(3, 1, direction);
  expect(state()).toEqual({ current: 0, bullets: 3, atStart: true, atEnd: false });
  find('[data-next]')?.click();
  await vi.waitFor(() => expect(state()).toEqual({ current: 1, bullets: 3, atStart: false, atEnd: false }));
  find('[data-bullet]:last-child')?.click();
  await vi.waitFor(() => expect(state()).toEqual({ current: 2, bullets: 3, atStart: false, atEnd: true }));
  find('[data-next]')?.click();
  find('[data-previous]')?.click();
  await vi.waitFor(() => expect(state().current).toBe(1));
});

it('has as many bullets as places, with several slides in view', async () => {
  const { find, state } = mount(5, 3);
  expect(state()).toEqual({ current: 0, bullets: 3, atStart: true, atEnd: false });
  find('[data-track]')?.scrollTo({ left: 400, behavior: 'instant' });
  await vi.waitFor(() => expect(state()).toEqual({ current: 2, bullets: 3, atStart: false, atEnd: true }));
});

it('needs no bullets when all slides are in view', () => {
  expect(mount(2, 2).state()).toEqual({ current: 0, bullets: 0, atStart: true, atEnd: true });
});
