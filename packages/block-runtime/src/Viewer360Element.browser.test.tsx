import './elements/vitrina-viewer-360.ts';

import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

afterEach(() => document.body.replaceChildren());

function mount(count: number) {
  const frames = Array.from(
    { length: count },
    (_, index) => `<i data-frame ${index ? 'hidden' : ''}>${index}</i>`,
  );
  document.body.innerHTML = `<vitrina-viewer-360 data-label="Grill, all around" style="display: block; width: 400px; height: 100px">${frames.join('')}</vitrina-viewer-360>`;
  const viewer = document.querySelector<HTMLElement>('vitrina-viewer-360');
  if (!viewer) throw new Error('not mounted');
  const shown = () =>
    [...viewer.querySelectorAll<HTMLElement>('[data-frame]')]
      .filter(({ hidden }) => !hidden)
      .map(({ textContent }) => textContent);
  return { viewer, shown };
}

it('turns by the keys of a slider, all the way around', async () => {
  const { viewer, shown } = mount(4);
  expect(shown()).toEqual(['0']);
  viewer.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toEqual(['2']);
  expect(viewer.getAttribute('role')).toBe('slider');
  expect(viewer.getAttribute('aria-label')).toBe('Grill, all around');
  expect([viewer.getAttribute('aria-valuenow'), viewer.getAttribute('aria-valuetext')]).toEqual([
    '3',
    '180°',
  ]);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(shown()).toEqual(['3']);
});

it('turns by dragging, one turn over its width', () => {
  const { viewer, shown } = mount(4);
  viewer.setPointerCapture = () => undefined;
  const pointer = (type: string, clientX: number) =>
    viewer.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1 }));
  pointer('pointerdown', 300);
  pointer('pointermove', 200);
  expect(shown()).toEqual(['1']);
  pointer('pointermove', 100);
  expect(shown()).toEqual(['2']);
  pointer('pointerup', 100);
  pointer('pointermove', 300);
  expect(shown()).toEqual(['2']);
});

it('is only a picture when there is only one', () => {
  const { viewer } = mount(1);
  expect(viewer.hasAttribute('role')).toBe(false);
  expect(viewer.tabIndex).toBe(-1);
});
