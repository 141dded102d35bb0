import './elements/vitrina-player.ts';

import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

const player = 'https://rutube.ru/play/embed/8d7f9ac2b1e04c5d9f3a6b7c8d9e0f1a';

afterEach(() => document.body.replaceChildren());

function show(address = player) {
  document.body.innerHTML = `
    <vitrina-player data-label="Grill" style="display:block;width:320px;height:180px">
      <a data-start href="#page" style="display:block;height:100%">Play video: Grill</a>
    </vitrina-player>`;
  const element = document.querySelector<HTMLElement>('vitrina-player');
  const start = element?.querySelector('a');
  if (!element || !start) throw new Error('nothing to press');
  element.dataset.player = address;
  // As on a page: the markup is complete before the element is upgraded.
  element.replaceWith(element);
  return { element, start, frame: () => element.querySelector('iframe') };
}

it('asks nothing of the site before it is pressed, and says that it is pressed', () => {
  const { start, frame } = show();
  expect(frame()).toBeNull();
  expect(start.role).toBe('button');
});

it.each([
  ['a click', async (start: HTMLElement) => userEvent.click(start)],
  ['Enter', async (start: HTMLElement) => press(start, '{Enter}')],
  ['the space bar', async (start: HTMLElement) => press(start, ' ')],
])('puts the player in its place on %s, with the focus', async (_, pressIt) => {
  const { element, start, frame } = show();
  await pressIt(start);
  expect(frame()?.src).toBe(player);
  expect(frame()?.title).toBe('Grill');
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation');
  expect(document.activeElement).toBe(frame());
  expect(element.children).toHaveLength(1);
  expect(frame()?.getBoundingClientRect()).toMatchObject({ width: 320, height: 180 });
});

it('leaves the link to who wants the video’s page in another tab', () => {
  const { start, frame } = show();
  start.addEventListener('click', (event) => event.preventDefault());
  start.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(frame()).toBeNull();
});

it.each([
  '/panel/builder-pro',
  'https://evil.example/',
  'https://rutube.ru.evil.example/play/embed/1',
  'javascript:alert(1)',
])('stays a link where the player is at %s', (address) => {
  const { start, frame } = show(address);
  start.addEventListener('click', (event) => event.preventDefault());
  start.click();
  expect(frame()).toBeNull();
  expect(start.role).toBeNull();
});

async function press(start: HTMLElement, key: string): Promise<void> {
  start.focus();
  await userEvent.keyboard(key);
}
