import { findPart } from './parts.ts';

/**
 * Shows a 3D model, and places it in the visitor's room on devices with AR: `data-start` is the button,
 * `data-poster` the image until then, `data-model` the model's address, `data-viewer` the address of the
 * viewer's script, which is large and loads only on demand.
 */
export class ArBannerElement extends HTMLElement {
  #stop: AbortController | undefined;

  connectedCallback(): void {
    this.#stop = new AbortController();
    const start = findPart(this, 'start');
    start?.addEventListener('click', () => void this.#show(start), { signal: this.#stop.signal });
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
  }

  async #show(start: HTMLElement): Promise<void> {
    const { model, viewer } = this.dataset;
    if (!model || !viewer) return;
    start.setAttribute('aria-busy', 'true');
    const isLoaded = await loadViewer(viewer);
    start.removeAttribute('aria-busy');
    if (!isLoaded || !this.isConnected) return;
    const element = createViewer(model, this.dataset.label ?? '');
    findPart(this, 'poster')?.remove();
    start.remove();
    this.prepend(element);
    element.focus();
  }
}

function createViewer(model: string, label: string): HTMLElement {
  const element = document.createElement('model-viewer');
  const attributes = {
    src: model,
    alt: label,
    'camera-controls': '',
    'touch-action': 'pan-y',
    ar: '',
    'ar-modes': 'webxr scene-viewer quick-look',
    tabindex: '0',
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.style.cssText = 'display:block;width:100%;height:100%';
  return element;
}

/** A shop's policy can block the element by Trusted Types or a nonce, but allow an import. */
async function loadViewer(address: string): Promise<boolean> {
  if (customElements.get('model-viewer')) return true;
  return (await addScript(address)) || importScript(address);
}

/** Also works from a folder, and can be retried. */
function addScript(address: string): Promise<boolean> {
  const script = document.createElement('script');
  return new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    script.src = address;
    document.head.append(script);
  }).catch(() => false);
}

function importScript(address: string): Promise<boolean> {
  const dracoDecoderLocation = new URL('draco/', new URL(address, document.baseURI)).href;
  Object.assign(globalThis, { ModelViewerElement: { dracoDecoderLocation } });
  return import(/* @vite-ignore */ address).then(
    () => true,
    () => false,
  );
}
