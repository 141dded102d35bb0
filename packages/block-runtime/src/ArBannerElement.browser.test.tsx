import './elements/vitrina-ar-banner.ts';

import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function mount(viewer: string) {
  document.body.innerHTML = `
    <vitrina-ar-banner data-model="/files/grill.glb" data-label="Grill" data-viewer="${viewer}">
      <img data-poster alt=""><button data-start>View in 3D</button>
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
  expect(document.querySelector('[data-poster]')).toBeNull();
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
  expect(globalThis).toHaveProperty(
    'ModelViewerElement.dracoDecoderLocation',
    new URL('draco/', viewer).href,
  );
});

it('imports the viewer where the shop demands trusted types', async () => {
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
    throw new TypeError('This document requires TrustedScriptURL assignment.');
  });
  const viewer = new URL('./parts.ts', import.meta.url).href;
  mount(viewer).start?.click();
  await vi.waitFor(() => expect(document.querySelector('model-viewer')).not.toBeNull());
});
