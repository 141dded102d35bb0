import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fillHost } from './fillHost.ts';
import { createHost, placeHost } from './host.ts';

const candidates = (name: string) =>
  [320, 800, 1600, 2400].map((px) => `/none/${name}-${px}.webp ${px}w`).join(', ');
const html = `
  <picture>
    <source type="image/webp" srcset="${candidates('shown')}" sizes="2400px">
    <img src="/none/shown.jpg" srcset="${candidates('jpeg')}" sizes="2400px" width="300" height="200">
  </picture>
  <div style="display: none"><img src="/none/closed.jpg" srcset="${candidates('closed')}" sizes="2400px"></div>
  <img id="plain" src="/none/plain.jpg" width="300" height="200">`;

beforeEach(() => {
  document.body.innerHTML = '<div style="width: 700px"><script></script></div>';
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Inserts the content, and returns the images once the browser has chosen their candidates. */
async function show(): Promise<HTMLImageElement[]> {
  const script = document.body.querySelector('script');
  const host = createHost();
  if (script) placeHost(host, script, undefined);
  fillHost(host, { html, css: '' }, new AbortController().signal);
  const images = [...(host.shadowRoot?.querySelectorAll('img') ?? [])];
  await expect.poll(() => images.every(({ currentSrc }) => currentSrc !== '')).toBe(true);
  return images;
}
const chosen = (images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc.replace(/.*\//, ''));
const requested = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name.replace(/.*\//, ''))
    .filter((name) => /-2400/.test(name));

it('loads the smaller candidates of images for visitors who save data', async () => {
  vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue({ saveData: true } as never);
  performance.clearResourceTimings();
  expect(chosen(await show())).toEqual(['shown-320.webp', 'closed-1600.webp', 'plain.jpg']);
  expect(requested()).toEqual([]);
});

it('does the same for visitors who prefer reduced data', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(prefers-reduced-data)' }) as MediaQueryList,
  );
  expect(chosen(await show())).toEqual(['shown-320.webp', 'closed-1600.webp', 'plain.jpg']);
});

it('leaves the choice to the browser otherwise', async () => {
  expect(chosen(await show())).toEqual(['shown-2400.webp', 'closed-2400.webp', 'plain.jpg']);
});
