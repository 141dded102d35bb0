import { frameShell } from './frameShell.ts';

const maxHeightPx = 10_000;

/** Runs `data-code` in its own sandboxed frame, loaded from `data-frame`, as high as its content. */
export class ScriptElement extends HTMLElement {
  #stop: AbortController | undefined;

  connectedCallback(): void {
    const { code, frame: address } = this.dataset;
    if (!code) return;
    this.#stop = new AbortController();
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.title = this.dataset.label ?? '';
    frame.style.cssText = 'display:block;width:100%;height:0;border:0';
    globalThis.addEventListener('message', (event) => onMessage(event, frame, code), {
      signal: this.#stop.signal,
    });
    // A page opened from a folder has no server to load the shell from.
    if (address && location.protocol !== 'file:') frame.src = address;
    else frame.srcdoc = frameShell;
    this.replaceChildren(frame);
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
  }
}

function onMessage({ source, data }: MessageEvent<unknown>, frame: HTMLIFrameElement, code: string): void {
  if (source !== frame.contentWindow || typeof data !== 'object' || data === null) return;
  if ('vitrinaReady' in data) frame.contentWindow?.postMessage({ code }, '*');
  if ('vitrinaHeight' in data && typeof data.vitrinaHeight === 'number') {
    frame.style.height = `${Math.min(Math.max(data.vitrinaHeight, 0), maxHeightPx)}px`;
  }
}
