import './elements/vitrina-ar-banner.ts';

import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function mount(viewer: string, { settings = '', notes = '' } = {}) {
  document.body.innerHTML = `
    <vitrina-ar-banner data-model="/files/grill.glb" data-label="Grill" data-viewer="${viewer}" ${settings}>
      <picture><img data-poster alt=""></picture><button data-start>View in 3D</button>${notes}
    </vitrina-ar-banner>`;
  return { start: document.querySelector<HTMLButtonElement>('[data-start]') };
}

/** Answers the request for a script offline. */
function answerScripts(event: 'load' | 'error') {
  const requested: string[] = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) append(node);
      else {
        requested.push(node.getAttribute('src') ?? '');
        queueMicrotask(() => node.dispatchEvent(new Event(event)));
      }
    }
  });
  return requested;
}

it('loads nothing until it is asked', () => {
  const requested = answerScripts('load');
  mount('/viewer.js');
  expect(requested).toEqual([]);
});

it('shows the model in the place of the picture, named and reachable by keyboard', async () => {
  const requested = answerScripts('load');
  mount('/viewer.js').start?.click();
  await vi.waitFor(() => expect(document.querySelector('model-viewer')).not.toBeNull());
  const viewer = document.querySelector('model-viewer');
  expect(requested).toEqual(['/viewer.js']);
  expect(viewer?.getAttribute('src')).toBe('/files/grill.glb');
  expect(viewer?.getAttribute('alt')).toBe('Grill');
  expect(viewer?.hasAttribute('ar')).toBe(true);
  expect(document.activeElement).toBe(viewer);
  expect(viewer?.querySelector('picture')?.slot).toBe('poster');
  expect(viewer?.querySelector('[slot^=hotspot]')).toBeNull();
  expect(viewer?.hasAttribute('ios-src')).toBe(false);
});

it('passes its settings to the viewer', async () => {
  answerScripts('load');
  const settings =
    'data-ios-model="/files/grill.usdz" data-camera-orbit="30deg 75deg 2m" data-exposure="1.4" data-shadow="0.5"';
  mount('/viewer.js', { settings }).start?.click();
  await vi.waitFor(() => expect(document.querySelector('model-viewer')).not.toBeNull());
  const viewer = document.querySelector('model-viewer');
  const names = ['ios-src', 'camera-orbit', 'exposure', 'shadow-intensity'];
  expect(names.map((name) => viewer?.getAttribute(name))).toEqual([
    '/files/grill.usdz',
    '30deg 75deg 2m',
    '1.4',
    '0.5',
  ]);
});

const notes = `<ol data-notes>
  <li data-hotspot="Handle" data-position="0m 1m 0m" data-normal="0 1 0">Stays cool</li>
  <li data-hotspot="Lid" data-position="0m 0m 1m">Made of glass</li>
</ol>`;

async function showNotes() {
  answerScripts('load');
  mount('/viewer.js', { notes }).start?.click();
  await vi.waitFor(() => expect(document.querySelector('model-viewer')).not.toBeNull());
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('model-viewer > [slot^=hotspot]')];
  const items = [...document.querySelectorAll('li')];
  const shown = () => items.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);
  return { buttons, shown };
}

it('puts a named button on the model for each note', async () => {
  const { buttons, shown } = await showNotes();
  const attributes = buttons.map(
    ({ slot, ariaLabel, dataset: { position, normal, visibilityAttribute } }) => [
      slot,
      ariaLabel,
      position,
      normal,
      visibilityAttribute,
    ],
  );
  expect(attributes).toEqual([
    ['hotspot-1', 'Handle', '0m 1m 0m', '0 1 0', 'visible'],
    ['hotspot-2', 'Lid', '0m 0m 1m', undefined, 'visible'],
  ]);
  expect(shown()).toEqual([]);
});

it('shows one note at a time, by press and by keyboard, until Escape', async () => {
  const { buttons, shown } = await showNotes();
  const [handle, lid] = buttons;
  handle?.click();
  expect(shown()).toEqual(['Stays cool']);
  lid?.focus();
  await userEvent.keyboard('{Enter}');
  expect(shown()).toEqual(['Made of glass']);
  expect(buttons.map(({ ariaExpanded }) => ariaExpanded)).toEqual(['false', 'true']);
  lid?.click();
  expect(shown()).toEqual([]);
  handle?.click();
  lid?.focus();
  await userEvent.keyboard('{Escape}');
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(handle);
});

it('keeps the picture and can be asked again when the viewer does not load', async () => {
  const requested = answerScripts('error');
  const { start } = mount('/viewer.js');
  start?.click();
  await vi.waitFor(() => expect(start?.hasAttribute('aria-busy')).toBe(false));
  start?.click();
  await vi.waitFor(() => expect(requested).toEqual(['/viewer.js', '/viewer.js']));
  expect(document.querySelector('[data-poster]')).not.toBeNull();
});

it('imports the viewer where the shop’s policy refuses its script', async () => {
  answerScripts('error');
  const viewer = new URL('./parts.ts', import.meta.url).href;
  mount(viewer).start?.click();
  await vi.waitFor(() => expect(document.querySelector('model-viewer')).not.toBeNull());
  expect(globalThis).toHaveProperty('ModelViewerElement', {
    dracoDecoderLocation: new URL('draco/', viewer).href,
    ktx2TranscoderLocation: new URL('basis/', viewer).href,
  });
});

it('imports the viewer where the shop demands trusted types', async () => {
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
    throw new TypeError('This document requires TrustedScriptURL assignment.');
  });
  const viewer = new URL('./parts.ts', import.meta.url).href;
  mount(viewer).start?.click();
  await vi.waitFor(() => expect(document.querySelector('model-viewer')).not.toBeNull());
});
