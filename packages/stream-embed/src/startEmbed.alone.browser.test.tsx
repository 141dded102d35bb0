import type { StreamBeacon, StreamPointer } from '@vitrina/api-client/contract';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { coverageHash } from './coverage.ts';
import { importScript } from './importScript.ts';
import * as rest from './mount.ts';
import { pageKey } from './pageKey.ts';
import { type Embed, startEmbed } from './startEmbed.ts';

vi.mock('./importScript.ts');

const served = new Map<string, string>();
const beacons: StreamBeacon[] = [];
let embeds: Embed[] = [];

const pointer: StreamPointer = {
  version: 1,
  publicId: 'pub-1',
  publication: 'v1',
  base: 'p/abc/',
  defaultLocale: 'ru',
  defaultTemplate: 'master_template',
  pages: {
    ru: {
      master_template: {
        html: 'ru.html',
        css: 'ru.css',
        elements: ['vitrina-slider', 'vitrina-slider', '../../evil'],
        fonts: [
          {
            family: 'Shop Sans',
            weight: '400',
            style: 'normal',
            url: 'sans.woff2',
            unicodeRange: 'U+0400-045F',
          },
        ],
        fallbackFonts: [
          {
            family: 'Shop Sans Fallback',
            weight: '1 500',
            local: ['Arial', 'Liberation Sans'],
            sizeAdjust: '200%',
            ascentOverride: '50%',
            descentOverride: '10%',
          },
        ],
        heights: { desktop: 300 },
      },
    },
  },
};

/** Returns the width of a text in a font. */
function widthIn(family: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `100px "${family}"`;
  return context.measureText('Hello').width;
}

beforeEach(() => {
  served.clear();
  beacons.length = 0;
  embeds = [];
  served.set('/root/i/7/gtin/04006381333931.json', JSON.stringify(pointer));
  served.set(
    '/root/p/abc/ru.html',
    '<div class="page" data-epack="pub-1"><button data-block="4">Hello</button></div>',
  );
  served.set(
    '/root/p/abc/ru.css',
    ':host{display:block}.page{color:rgb(1,2,3);background:url("vitrina-root:/files/a.png")}',
  );
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const { origin, pathname } = new URL(address instanceof Request ? address.url : address);
    const body = origin === 'https://stream.example' ? served.get(pathname) : undefined;
    return Promise.resolve(new Response(body ?? 'not found', { status: body === undefined ? 404 : 200 }));
  });
  vi.mocked(importScript).mockImplementation((address) =>
    Promise.resolve(address === 'https://stream.example/root/stream/v1/mount.js' ? rest : {}),
  );
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_address, body) => {
    if (typeof body === 'string') beacons.push(JSON.parse(body) as StreamBeacon);
    return true;
  });
});

afterEach(() => {
  for (const embed of embeds) embed.stop();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A script tag like a shop's, which does not load its script. */
function addScript(attributes: Record<string, string>): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = 'https://stream.example/root/stream/v1/embed.js';
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(`data-${name}`, value);
  document.body.append(script);
  return script;
}

function start(script: HTMLScriptElement) {
  embeds.push(startEmbed(script));
  return script;
}

const host = () => document.querySelector<HTMLElement>('[data-vitrina-host]');
const shownText = () => host()?.shadowRoot?.querySelector('.page')?.textContent;
const kinds = () => beacons.map(({ kind }) => kind);
const product = { retailer: '7', ean: '4006381333931', locale: 'ru' };

it('shows the package after the script, styled, with its fonts, and says so', async () => {
  const script = start(addScript(product));
  await vi.waitFor(() => expect(shownText()).toBe('Hello'));
  expect(script.nextElementSibling).toBe(host());
  const page = host()?.shadowRoot?.querySelector('.page');
  const style = page && getComputedStyle(page);
  expect(style?.color).toBe('rgb(1, 2, 3)');
  expect(style?.backgroundImage).toBe('url("https://stream.example/root/files/a.png")');
  const fonts = new Map([...document.fonts].map((face) => [face.family.replaceAll('"', ''), face]));
  expect(fonts.get('Shop Sans')?.unicodeRange).toBe('U+400-45F');
  expect(fonts.get('Shop Sans Fallback')?.ascentOverride).toBe('50%');
  expect(widthIn('Shop Sans Fallback') / widthIn('Arial')).toBeCloseTo(2, 1);
  await vi.waitFor(() => expect(kinds()).toEqual(['view']));
  expect(beacons[0]).toMatchObject({
    kind: 'view',
    retailer: '7',
    publicId: 'pub-1',
    publication: 'v1',
    ean: '4006381333931',
    locale: 'ru',
  });
  expect(beacons[0]?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(beacons[0]).not.toHaveProperty('consent');
});

it('names the product page by its canonical address', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="/irons/5?from=list">');
  onTestFinished(() => document.querySelector('link[rel=canonical]')?.remove());
  start(addScript(product));
  await vi.waitFor(() => expect(kinds()).toEqual(['view']));
  expect(beacons[0]?.pageKey).toBe(pageKey(`${location.origin}/irons/5`));
});

it('counts a page that the browser prepares in advance once it is opened', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  start(addScript(product));
  await vi.waitFor(() => expect(shownText()).toBe('Hello'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(kinds()).toEqual([]);
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
  document.dispatchEvent(new Event('prerenderingchange'));
  await vi.waitFor(() => expect(kinds()).toEqual(['view']));
});

const views = () => beacons.filter(({ kind }) => kind === 'inview');

/** Hides or shows the tab, as the browser reports it. */
function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('adds up the time in view over ten switches of the tab, to 100 ms', async () => {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const seen = new Promise((resolve) => document.addEventListener('vitrina:view', resolve, { once: true }));
  start(addScript(product));
  await seen;
  let shownMs = 0;
  let since = performance.now();
  for (let turn = 0; turn < 10; turn += 1) {
    await wait(40 + turn * 7);
    setHidden(true);
    shownMs += performance.now() - since;
    await wait(60);
    setHidden(false);
    since = performance.now();
  }
  const reported = views().map(({ ms }) => ms ?? 0);
  expect(reported).toHaveLength(10);
  expect(reported).toEqual(reported.toSorted((one, other) => one - other));
  expect(Math.abs((reported.at(-1) ?? 0) - shownMs)).toBeLessThan(100);
});

it('reports the whole time so far, of the same view, and nothing while it is hidden', async () => {
  start(addScript(product));
  await vi.waitFor(() => expect(kinds()).toEqual(['view']));
  await vi.waitFor(() => {
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(views()).not.toEqual([]);
  });
  expect(views()[0]).toMatchObject({ view: beacons[0]?.id, ts: beacons[0]?.ts });
  setHidden(true);
  const { length } = views();
  await new Promise((resolve) => setTimeout(resolve, 50));
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(views()).toHaveLength(length);
});

/** The response to the request for a view's token, or the request's failure. */
function answerView(answer: () => Promise<Response>): string[] {
  const usual = vi.mocked(fetch).getMockImplementation();
  const opened: string[] = [];
  vi.mocked(fetch).mockImplementation((address, init) => {
    if (address !== 'https://stream.example/root/stream/v1/views')
      return usual?.(address, init) ?? Promise.reject(Error());
    opened.push(typeof init?.body === 'string' ? init.body : '');
    return answer();
  });
  return opened;
}

it('proves its view with the token of the server, and what follows it', async () => {
  const opened = answerView(() => Promise.resolve(Response.json({ code: 200, data: { token: 'proof' } })));
  start(addScript(product));
  await vi.waitFor(() => expect(kinds()).toEqual(['view']));
  host()?.shadowRoot?.querySelector('button')?.click();
  const [view, interaction] = beacons;
  expect(opened).toEqual([JSON.stringify({ id: view?.id, retailer: '7' })]);
  expect(view).toMatchObject({ token: 'proof' });
  expect(interaction).toMatchObject({ kind: 'interaction', view: view?.id, token: 'proof' });
  expect(interaction?.id).not.toBe(view?.id);
});

it('counts its view once without a token: after a second, or when the visitor leaves earlier', async () => {
  answerView(() => new Promise(() => {}));
  start(addScript(product));
  await vi.waitFor(() => expect(shownText()).toBe('Hello'));
  expect(kinds()).toEqual([]);
  await vi.waitFor(() => expect(kinds()).toEqual(['view']), { timeout: 2000 });
  start(addScript({ ...product, locale: 'en' }));
  await vi.waitFor(() => expect(document.querySelectorAll('[data-vitrina-host]')).toHaveLength(2));
  await vi.waitFor(() => {
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(kinds().filter((kind) => kind === 'view')).toHaveLength(2);
  });
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(kinds().filter((kind) => kind === 'view')).toHaveLength(2);
  expect(beacons[0]).not.toHaveProperty('token');
});

const importedElements = () =>
  vi
    .mocked(importScript)
    .mock.calls.map(([address]) => address)
    .filter((address) => address.includes('/elements/'));

it('loads the script of each element the page uses, and leaves no element of ours in the head', async () => {
  const head = document.head.innerHTML;
  start(addScript(product));
  await vi.waitFor(() => expect(shownText()).toBe('Hello'));
  const slider = 'https://stream.example/root/stream/v1/elements/vitrina-slider.js';
  expect(new Set(importedElements())).toEqual(new Set([slider]));
  expect(document.head.innerHTML).toBe(head);
});

it('shows the page only when its elements can wake up at once, unless they keep it waiting', async () => {
  const load = Promise.withResolvers<unknown>();
  vi.mocked(importScript).mockImplementation((address) =>
    address.endsWith('mount.js') ? Promise.resolve(rest) : load.promise,
  );
  start(addScript(product));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(5));
  expect(shownText()).toBeUndefined();
  load.resolve({});
  await vi.waitFor(() => expect(shownText()).toBe('Hello'));
});

it('asks for nothing until its place comes near, and takes no room there meanwhile', async () => {
  const far = document.createElement('div');
  far.style.height = '5000px';
  document.body.append(far);
  const below = document.createElement('p');
  start(addScript(product));
  document.body.append(below);
  const { top } = below.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(fetch).not.toHaveBeenCalled();
  expect(importScript).not.toHaveBeenCalled();
  expect(host()?.getBoundingClientRect().height).toBe(0);
  expect(below.getBoundingClientRect().top).toBe(top);
  far.remove();
  await vi.waitFor(() => expect(shownText()).toBe('Hello'));
});

it('holds against whatever the shop says of every element', async () => {
  const style = document.createElement('style');
  style.textContent =
    '*{margin:30px!important;padding:9px!important;width:50px!important;letter-spacing:9px!important;border:3px solid!important}';
  document.head.append(style);
  document.body.insertAdjacentHTML('beforeend', '<section id="vitrina"></section>');
  start(addScript(product));
  await vi.waitFor(() => expect(shownText()).toBe('Hello'));
  const place = document.querySelector('#vitrina');
  const room = place && getComputedStyle(place).width;
  expect(host() && getComputedStyle(host() as HTMLElement).margin).toBe('0px');
  expect(host() && getComputedStyle(host() as HTMLElement).width).toBe(room);
  style.remove();
});

it('reserves the height it is known to have, keeps it while it is seen, and reports the one it came to have', async () => {
  const held = Promise.withResolvers<Response>();
  const answer = vi.mocked(fetch).getMockImplementation();
  vi.mocked(fetch).mockImplementation((address, init) =>
    typeof address === 'string' && address.endsWith('.html')
      ? held.promise
      : (answer?.(address, init) ?? Promise.reject(Error())),
  );
  start(addScript(product));
  await vi.waitFor(() => expect(host()?.offsetHeight).toBe(300));
  held.resolve(new Response(served.get('/root/p/abc/ru.html')));
  await vi.waitFor(() => expect(shownText()).toBe('Hello'));
  await vi.waitFor(() =>
    expect(beacons[0]).toMatchObject({ kind: 'view', page: 'ru.html', size: 'desktop' }),
  );
  const page = host()?.shadowRoot?.querySelector<HTMLElement>('.page');
  expect(page?.offsetHeight).toBeLessThan(300);
  expect(beacons[0]?.heightPx).toBe(page?.offsetHeight);
  expect(host()?.offsetHeight, 'what is seen below it stays where it is').toBe(300);
});

it('uses the place the shop made', async () => {
  document.body.insertAdjacentHTML('beforeend', '<section id="vitrina">loading…</section>');
  start(addScript(product));
  await vi.waitFor(() => expect(shownText()).toBe('Hello'));
  expect(document.querySelector('#vitrina')?.children).toHaveLength(1);
  expect(host()?.parentElement?.id).toBe('vitrina');
});

/** A page as the server renders it for shops' own HTML. */
function drawPage(publicId: string): HTMLElement {
  const drawn = document.createElement('div');
  drawn.dataset.vitrina = 'page';
  const root = drawn.attachShadow({ mode: 'open' });
  root.innerHTML = `<div class="page" data-epack="${publicId}"><button data-block="4">Drawn</button></div>`;
  document.body.append(drawn);
  return drawn;
}

it('counts what the shop’s own server put into the page, and shows it no second time', async () => {
  const drawn = drawPage('pub-1');
  start(addScript(product));
  await vi.waitFor(() => expect(kinds()).toEqual(['view']));
  expect(beacons[0]).toMatchObject({ publicId: 'pub-1', page: 'ru.html', heightPx: drawn.offsetHeight });
  expect(shownText()).toBeUndefined();
  drawn.shadowRoot?.querySelector('button')?.click();
  expect(beacons.at(-1)).toMatchObject({ kind: 'interaction', block: 4 });
});

it('shows the package beside another one that the shop’s server put into the page', async () => {
  drawPage('pub-2');
  start(addScript(product));
  await vi.waitFor(() => expect(shownText()).toBe('Hello'));
});

it('reports what is used, once per block, and that consent was refused', async () => {
  start(addScript({ ...product, consent: 'none' }));
  await vi.waitFor(() => expect(shownText()).toBe('Hello'));
  const button = host()?.shadowRoot?.querySelector('button');
  button?.click();
  button?.click();
  const interactions = beacons.filter(({ kind }) => kind === 'interaction');
  expect(interactions).toHaveLength(1);
  expect(interactions[0]).toMatchObject({ block: 4, consent: 'none' });
});

it('shows nothing and counts a miss where no package is published', async () => {
  start(addScript({ retailer: '7', ean: '96385074' }));
  await vi.waitFor(() => expect(kinds()).toEqual(['miss']));
  expect(host()).toBeNull();
});

/** The files that were requested from the stream. */
const requested = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([address]) => (typeof address === 'string' ? new URL(address).pathname : ''));

/** Serves a coverage file for the given keys. */
function cover(...keys: string[]) {
  const hashes = keys.map((key) => coverageHash(key)).toSorted((one, other) => one - other);
  const gaps = hashes.map((hash, index) => hash - (hashes[index - 1] ?? 0));
  served.set('/root/i/7/coverage-1.json', JSON.stringify({ version: 1, gaps }));
}

it('asks only whether the product is covered where it is not', async () => {
  cover('04006381333931', 'acme|k-1');
  const states: string[] = [];
  document.addEventListener('vitrina:none', ({ type }) => states.push(type), { once: true });
  const script = start(addScript({ retailer: '7', ean: '96385074' }));
  await vi.waitFor(() => expect(states).toEqual(['vitrina:none']));
  expect(host()).toBeNull();
  expect(requested()).toEqual(['/root/i/7/coverage-1.json']);
  expect(importScript).not.toHaveBeenCalled();
  expect(kinds()).toEqual([]);
  script.dataset.ean = '4-006381-333931';
  await vi.waitFor(() => expect(shownText()).toBe('Hello'));
});

it('shows a covered product, and looks one up where the file cannot be read', async () => {
  cover('04006381333931');
  start(addScript(product));
  await vi.waitFor(() => expect(shownText()).toBe('Hello'));
  served.set('/root/i/7/coverage-1.json', '<html>Blocked</html>');
  start(addScript({ ...product, locale: 'en' }));
  await vi.waitFor(() => expect(kinds()).toEqual(['view', 'view']));
});

it('shows nothing after the tag was removed while it asked', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.mocked(fetch).mockImplementation(() => answer.promise);
  const none = vi.fn();
  document.addEventListener('vitrina:none', none);
  onTestFinished(() => document.removeEventListener('vitrina:none', none));
  const script = start(addScript({ retailer: '7', ean: '96385074' }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  script.remove();
  await vi.waitFor(() => expect(host()).toBeNull());
  answer.resolve(Response.json({ version: 1, gaps: [] }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(none).not.toHaveBeenCalled();
});

it('shows nothing and reports an error where a file is missing', async () => {
  served.delete('/root/p/abc/ru.html');
  start(addScript(product));
  await vi.waitFor(() => expect(kinds()).toEqual(['error']));
  expect(host()).toBeNull();
});

it('follows the tag: another product, a redrawn page, a removed tag', async () => {
  const script = start(addScript({ retailer: '7', ean: '96385074' }));
  await vi.waitFor(() => expect(kinds()).toEqual(['miss']));
  script.dataset.ean = product.ean;
  await vi.waitFor(() => expect(shownText()).toBe('Hello'));
  host()?.remove();
  await vi.waitFor(() => expect(shownText()).toBe('Hello'));
  script.remove();
  await vi.waitFor(() => expect(host()).toBeNull());
});

it('gives each of several packages a place of its own, in order, and those without one stand after their scripts', async () => {
  served.set('/root/i/7/gtin/00000096385074.json', JSON.stringify({ ...pointer, publicId: 'pub-2' }));
  document.body.insertAdjacentHTML('beforeend', '<div data-vitrina></div><div data-vitrina></div>');
  const scripts = [product, { ...product, ean: '96385074' }, { ...product, locale: 'en', ean: '96385074' }];
  const tags = scripts.map((attributes) => start(addScript(attributes)));
  await vi.waitFor(() => expect(kinds()).toEqual(['view', 'view', 'view']));
  const places = [...document.querySelectorAll('[data-vitrina]')];
  expect(places.map(({ children }) => children.length)).toEqual([1, 1]);
  expect(tags[2]?.nextElementSibling).toBe([...document.querySelectorAll('[data-vitrina-host]')].at(-1));
});

it('leaves what the shop put into its place where nothing is published', async () => {
  document.body.insertAdjacentHTML('beforeend', '<section id="vitrina">See the <b>manual</b></section>');
  const before = document.body.innerHTML;
  const script = start(addScript({ retailer: '7', ean: '96385074' }));
  await vi.waitFor(() => expect(kinds()).toEqual(['miss']));
  expect(document.querySelector('#vitrina')?.innerHTML).toBe('See the <b>manual</b>');
  script.remove();
  await vi.waitFor(() => expect(document.body.innerHTML).toBe(before));
});

it('takes nothing away where the network fails', async () => {
  vi.mocked(importScript).mockRejectedValue(new TypeError('Failed to fetch'));
  start(addScript(product));
  await vi.waitFor(() => expect(importScript).toHaveBeenCalled());
  await vi.waitFor(() => expect(host()).toBeNull());
});

it('shows the package once where the same script stands in the page twice', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div data-vitrina></div>');
  const first = start(addScript(product));
  const second = start(addScript(product));
  await vi.waitFor(() => expect(kinds()).toEqual(['view']));
  // A tag that also showed a package would have requested it by now.
  start(addScript({ ...product, locale: 'en' }));
  await vi.waitFor(() => expect(kinds()).toEqual(['view', 'view']));
  expect(document.querySelectorAll('[data-vitrina-host]')).toHaveLength(2);
  expect(second.nextElementSibling?.matches('[data-vitrina-host]')).toBe(false);

  first.remove();
  await vi.waitFor(() => expect(document.querySelector('[data-vitrina]')?.children).toHaveLength(1));
  await vi.waitFor(() => expect(kinds().filter((kind) => kind === 'view')).toHaveLength(3));
});

it('tells the states with events', async () => {
  const states: string[] = [];
  const note = ({ type }: Event) => states.push(type);
  const all = ['shown', 'view', 'none', 'error', 'late'].map((state) => `vitrina:${state}`);
  for (const state of all) document.addEventListener(state, note);
  start(addScript({ retailer: '7', ean: '96385074' }));
  await vi.waitFor(() => expect(states).toEqual(['vitrina:none']));
  start(addScript(product));
  await vi.waitFor(() => expect(states.slice(1)).toEqual(['vitrina:shown', 'vitrina:view']));
  for (const state of all) document.removeEventListener(state, note);
});

it('does nothing without a retailer', () => {
  start(addScript({ ean: product.ean }));
  expect(fetch).not.toHaveBeenCalled();
});
