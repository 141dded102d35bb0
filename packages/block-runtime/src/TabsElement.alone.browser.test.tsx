import './elements/vitrina-tabs.ts';

import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

afterEach(() => document.body.replaceChildren());

const panel = (name: string, content = `About ${name}`) =>
  `<div><p data-title>${name}</p><div>${content}</div></div>`;

function mount(...panels: readonly string[]) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<vitrina-tabs><section data-panels>${panels.join('')}</section></vitrina-tabs>`;
  const holder = root.querySelector('section');
  if (!holder) throw new Error('no panels');
  const tabs = () => [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  const shown = () =>
    [...holder.children]
      .filter((each) => each.checkVisibility())
      .map((each) => each.querySelector('[data-title]')?.textContent);
  return { root, holder, tabs, shown };
}

it('makes a list of tabs of the titles, and shows the first panel', async () => {
  const { root, tabs, shown } = mount(panel('Size'), panel('Power'), panel('Box'));
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['Size', 'Power', 'Box']);
  expect(shown()).toEqual(['Size']);
  const [, second] = tabs();
  if (second) await userEvent.click(second);
  expect(shown()).toEqual(['Power']);
  expect(tabs().map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
  expect(root.querySelector('[role=tabpanel]:not([hidden])')?.getAttribute('aria-label')).toBe('Power');
  expect(tabs()[0]?.parentElement?.getAttribute('role')).toBe('tablist');
});

it('is one stop for Tab, with arrows, Home and End inside', async () => {
  const { root, tabs, shown } = mount(panel('Size'), panel('Power'), panel('Box'));
  expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  tabs()[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['Power']);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(shown()).toEqual(['Size']);
  root.querySelector<HTMLElement>('vitrina-tabs')?.setAttribute('dir', 'rtl');
  await userEvent.keyboard('{ArrowLeft}');
  expect(shown()).toEqual(['Power']);
  expect(root.activeElement).toBe(tabs()[1]);
});

it('follows panels that are added, renamed and removed', async () => {
  const { holder, tabs, shown } = mount(panel('Size'), panel('Power'));
  const [, second] = tabs();
  if (second) await userEvent.click(second);
  holder.insertAdjacentHTML('beforeend', panel('Box'));
  await expect.poll(() => tabs().length).toBe(3);
  expect(shown()).toEqual(['Power']);
  const title = holder.lastElementChild?.querySelector('[data-title]')?.firstChild;
  if (title) title.nodeValue = 'In the box';
  await expect.poll(() => tabs()[2]?.textContent).toBe('In the box');
  holder.lastElementChild?.remove();
  holder.lastElementChild?.remove();
  await expect.poll(shown).toEqual(['Size']);
});

it('has no tab for a panel that the page hides', () => {
  const hidden = panel('Secret').replace('<div>', '<div style="display:none">');
  const { tabs, shown } = mount(hidden, panel('Size'));
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['Size']);
  expect(shown()).toEqual(['Size']);
});

it('keeps the tabs inside a panel apart', async () => {
  const inner = `<vitrina-tabs><section data-panels>${panel('Inner one')}${panel('Inner two')}</section></vitrina-tabs>`;
  const { root, shown } = mount(panel('Outer', inner), panel('Other'));
  const lists = [...root.querySelectorAll('[role=tablist]')].map((list) => list.childElementCount);
  expect(lists).toEqual([2, 2]);
  const innerTab = [...root.querySelectorAll<HTMLElement>('[role=tab]')].find(
    ({ textContent }) => textContent === 'Inner two',
  );
  if (innerTab) await userEvent.click(innerTab);
  expect(shown()).toEqual(['Outer']);
  expect(innerTab?.getAttribute('aria-selected')).toBe('true');
});
