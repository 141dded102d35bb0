import './elements/vitrina-tab-button.ts';

import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

afterEach(() => document.body.replaceChildren());

function mount(openTab = '') {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const button = (group: number, tab: number) =>
    `<vitrina-tab-button data-tab-group="${group}" data-tab="${tab}">Tab ${group}-${tab}</vitrina-tab-button>`;
  const content = (group: number, tab: number) =>
    `<div data-tab-content data-tab-group="${group}" data-tab="${tab}" ${openTab === `${group}-${tab}` ? 'data-open' : ''}>${group}-${tab}</div>`;
  const all = (make: (group: number, tab: number) => string) => [1, 2, 3].map((tab) => make(1, tab)).join('');
  root.innerHTML = `
    <div class="list">${all(button)}</div>${all(content)}
    <p>${button(2, 1)}</p><p>${button(2, 2)}</p>${content(2, 1)}${content(2, 2)}`;
  const shown = () =>
    [...root.querySelectorAll<HTMLElement>('[data-tab-content]')]
      .filter(({ hidden }) => !hidden)
      .map(({ textContent }) => textContent);
  const buttons = [...root.querySelectorAll<HTMLElement>('vitrina-tab-button')];
  return { root, shown, buttons };
}

it('shows the first content of each group, or the one that is open by default', () => {
  expect(mount().shown()).toEqual(['1-1', '2-1']);
  document.body.replaceChildren();
  expect(mount('1-2').shown()).toEqual(['1-2', '2-1']);
});

it('shows what is clicked, and says so to assistive technology', async () => {
  const { shown, buttons, root } = mount();
  const [, , third] = buttons;
  if (third) await userEvent.click(third);
  expect(shown()).toEqual(['1-3', '2-1']);
  const inList = buttons.slice(0, 3);
  expect(root.querySelector('.list')?.getAttribute('role')).toBe('tablist');
  expect(inList.map((button) => button.getAttribute('role'))).toEqual(['tab', 'tab', 'tab']);
  expect(inList.map((button) => button.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true']);
  const panel = root.querySelector('[role=tabpanel]:not([hidden])');
  expect(panel?.getAttribute('aria-label')).toBe('Tab 1-3');
});

it('makes plain buttons of those that do not stand together', async () => {
  const { shown, buttons } = mount();
  const apart = buttons.slice(3);
  if (apart[1]) await userEvent.click(apart[1]);
  expect(shown()).toEqual(['1-1', '2-2']);
  expect(apart.map((button) => button.getAttribute('role'))).toEqual(['button', 'button']);
  expect(apart.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  expect(apart.map(({ tabIndex }) => tabIndex)).toEqual([0, 0]);
});

it('makes plain buttons of those that stand among what they show: a list of tabs holds tabs only', () => {
  const list = document.createElement('section');
  document.body.append(list);
  const button = (tab: number) =>
    `<vitrina-tab-button data-tab-group="1" data-tab="${tab}">Tab ${tab}</vitrina-tab-button>`;
  list.innerHTML = `${button(1)}${button(2)}<div data-tab-content data-tab-group="1" data-tab="1">One</div>
    <div data-tab-content data-tab-group="1" data-tab="2">Two</div>`;
  expect(list.getAttribute('role')).toBeNull();
  const roles = [...list.children].map((element) => element.getAttribute('role'));
  expect(roles).toEqual(['button', 'button', 'region', 'region']);
});

it('is one stop for Tab, with arrows, Home and End inside', async () => {
  const { shown, buttons, root } = mount();
  expect(buttons.slice(0, 3).map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  buttons[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()[0]).toBe('1-2');
  await userEvent.keyboard('{End}');
  expect(shown()[0]).toBe('1-3');
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()[0]).toBe('1-1');
  await userEvent.keyboard('{ArrowLeft}');
  expect(shown()[0]).toBe('1-3');
  expect(root.activeElement).toBe(buttons[2]);
});
