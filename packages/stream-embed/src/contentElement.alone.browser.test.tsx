import type { StreamPointer } from '@vitrina/api-client/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { defineContentElement } from './contentElement.ts';
import { coverageHash } from './coverage.ts';
import { importScript } from './importScript.ts';
import * as rest from './mount.ts';
import { mount } from './mountContent.ts';

vi.mock('./importScript.ts');

const stream = 'https://stream.example/';
const covered = '04006381333931';
const product = { retailer: 7, ean: '4006381333931' };
const page = { html: 'ru.html', css: 'ru.css', elements: [], fonts: [], heights: {} };
const pointer: StreamPointer = {
  version: 1,
  publicId: 'pub-1',
  publication: 'v1',
  base: 'p/abc/',
  defaultLocale: 'ru',
  defaultTemplate: 'master_template',
  pages: { ru: { master_template: page } },
};
const served = new Map<string, string>();
const states: string[] = [];
const note = ({ type }: Event) => states.push(type);
const types = ['shown', 'none', 'error'].map((state) => `vitrina:${state}`);

beforeEach(() => {
  served.clear();
  states.length = 0;
  served.set('/i/7/coverage-1.json', JSON.stringify({ version: 1, gaps: [coverageHash(covered)] }));
  served.set(`/i/7/gtin/${covered}.json`, JSON.stringify(pointer));
  served.set('/p/abc/ru.html', '<div class="page" data-epack="pub-1">Hello</div>');
  served.set('/p/abc/ru.css', '.page{color:red}');
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const body = served.get(new URL(address instanceof Request ? address.url : address).pathname);
    return Promise.resolve(new Response(body ?? 'not found', { status: body === undefined ? 404 : 200 }));
  });
  vi.mocked(importScript).mockResolvedValue(rest);
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  for (const type of types) document.addEventListener(type, note);
});

afterEach(() => {
  for (const type of types) document.removeEventListener(type, note);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const textIn = (root: ParentNode) =>
  root.querySelector('[data-vitrina-host]')?.shadowRoot?.querySelector('.page')?.textContent;

it('mounts content in a shadow root of another program, and tells the document', async () => {
  const widget = document.createElement('section');
  const root = widget.attachShadow({ mode: 'open' });
  document.body.append(widget);
  const content = await mount(root, product, { stream });
  expect(content.state).toBe('shown');
  expect(textIn(root)).toBe('Hello');
  expect(states).toEqual(['vitrina:shown']);
  const none = await content.update({ retailer: 7, ean: '96385074' });
  expect(none.state).toBe('none');
  expect(textIn(root)).toBeUndefined();
  const again = await none.update(product);
  expect(textIn(root)).toBe('Hello');
  again.unmount();
  expect(root.childElementCount).toBe(0);
});

it('says what went wrong instead of throwing', async () => {
  served.delete('/p/abc/ru.html');
  expect((await mount(document.body, product, { stream })).state).toBe('error');
  vi.mocked(importScript).mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await mount(document.body, product, { stream })).state).toBe('error');
  expect(states).toEqual(['vitrina:error', 'vitrina:error']);
  expect(document.querySelector('[data-vitrina-host]')).toBeNull();
});

it('shows nothing where it was stopped while it loaded', async () => {
  const abort = new AbortController();
  const mounting = mount(document.body, product, { stream, signal: abort.signal });
  abort.abort();
  await mounting;
  expect(document.querySelector('[data-vitrina-host]')).toBeNull();
  expect(states).toEqual([]);
});

it('an element shows the product in its attributes when it gets near, and follows them', async () => {
  defineContentElement(stream);
  defineContentElement(stream);
  document.body.innerHTML = `<div style="height:5000px"></div><vitrina-content retailer="7" ean="4-006381-333931"></vitrina-content>`;
  const element = document.querySelector('vitrina-content') as HTMLElement;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(fetch).not.toHaveBeenCalled();
  document.querySelector('div')?.remove();
  await vi.waitFor(() => expect(element.getAttribute('state')).toBe('shown'));
  expect(textIn(element.shadowRoot as ShadowRoot)).toBe('Hello');
  element.setAttribute('ean', '96385074');
  await vi.waitFor(() => expect(element.getAttribute('state')).toBe('none'));
  expect(textIn(element.shadowRoot as ShadowRoot)).toBeUndefined();
  element.setAttribute('ean', product.ean);
  await vi.waitFor(() => expect(element.getAttribute('state')).toBe('shown'));
  element.remove();
  await vi.waitFor(() => expect(textIn(element.shadowRoot as ShadowRoot)).toBeUndefined());
});
