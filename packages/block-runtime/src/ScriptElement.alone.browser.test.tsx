import './elements/vitrina-script.ts';

import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

function run(code: string) {
  const element = document.createElement('vitrina-script');
  element.dataset.code = code;
  element.dataset.label = 'Widget';
  document.body.append(element);
  return element.querySelector('iframe');
}

function nextMessage(key: string): Promise<Record<string, unknown>> {
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'object' || data === null || !(key in data)) return;
      globalThis.removeEventListener('message', listen);
      resolve(data as Record<string, unknown>);
    };
    globalThis.addEventListener('message', listen);
  });
}

it('runs its code in a frame that is as high as its content', async () => {
  const frame = run('<div style="height:123px">Hello</div>');
  expect(frame?.title).toBe('Widget');
  await vi.waitFor(() => expect(frame?.style.height).toBe('123px'));
});

it('keeps the code away from the page and its storage', async () => {
  localStorage.setItem('accessToken', 'secret');
  const answer = nextMessage('probe');
  run(`<script>
    const attempt = (read) => { try { return String(read()); } catch (error) { return error.name; } };
    parent.postMessage({
      probe: true,
      origin: origin,
      storage: attempt(() => localStorage.getItem('accessToken')),
      page: attempt(() => parent.document.title),
    }, '*');
  </script>`);
  expect(await answer).toMatchObject({ origin: 'null', storage: 'SecurityError', page: 'SecurityError' });
});

it('has no frame without code', () => {
  expect(run('')).toBeNull();
});
