import './elements/vitrina-popover.ts';

import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

afterEach(() => document.body.replaceChildren());

function mount(trigger: string) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `
    <vitrina-popover data-trigger="${trigger}" style="display: inline-block">
      <details data-panel><summary>More</summary><button type="button">Inside</button></details>
    </vitrina-popover>`;
  const outside = document.createElement('button');
  outside.textContent = 'Outside';
  document.body.append(outside);
  const [details, summary, inside] = ['details', 'summary', 'button'].map((selector) =>
    root.querySelector<HTMLElement>(selector),
  );
  if (!(details instanceof HTMLDetailsElement) || !summary || !inside) throw new Error('not mounted');
  return { root, outside, details, summary, inside };
}

it('opens by keyboard, closes on Escape and gives the focus back', async () => {
  const { root, details, summary, inside } = mount('click');
  summary.focus();
  await userEvent.keyboard('{Enter}');
  expect(details.open).toBe(true);
  inside.focus();
  await userEvent.keyboard('{Escape}');
  expect(details.open).toBe(false);
  expect(root.activeElement).toBe(summary);
});

it('closes when the focus or a press goes elsewhere', async () => {
  const { outside, details, summary } = mount('click');
  await userEvent.click(summary);
  expect(details.open).toBe(true);
  await userEvent.click(outside);
  expect(details.open).toBe(false);
});

it('keeps its panel between the edges of the page', async () => {
  const { root, details, summary, inside } = mount('click');
  const page = document.createElement('div');
  page.className = 'page';
  page.style.cssText = 'position:relative;width:300px';
  const element = details.parentElement as HTMLElement;
  element.style.cssText = 'position:absolute;inset-inline-end:0;width:60px';
  inside.style.cssText = 'position:absolute;inset-inline-start:0;width:280px';
  root.append(page);
  page.append(element);
  for (const direction of ['ltr', 'rtl']) {
    page.dir = direction;
    await userEvent.click(summary);
    await vi.waitFor(() => {
      const [around, panel] = [page, inside].map((each) => each.getBoundingClientRect());
      expect(panel?.left).toBeGreaterThanOrEqual(around?.left ?? 0);
      expect(panel?.right).toBeLessThanOrEqual(around?.right ?? 0);
    });
    await userEvent.click(summary);
  }
});

it('opens and closes with the pointer where it is told to', async () => {
  const { outside, details, summary } = mount('hover');
  await userEvent.hover(summary);
  expect(details.open).toBe(true);
  await userEvent.hover(outside);
  await vi.waitFor(() => expect(details.open).toBe(false));
});
