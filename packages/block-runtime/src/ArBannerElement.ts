import { decoderLocations } from './decoderLocations.ts';
import { addHotspots } from './hotspots.ts';
import { findPart } from './parts.ts';

/**
 * Shows a 3D model, and places it in the visitor's room on devices with AR: `data-start` is the button,
 * `data-poster` the image until then, `data-model` the model's address, `data-viewer` the address of the
 * viewer's script, which is large and loads only on demand. Optional: `data-ios-model`, `data-camera-orbit`,
 * `data-exposure`, `data-shadow`, and `data-notes`, a list whose `data-hotspot` items become points on the
 * model.
 */
export class ArBannerElement extends HTMLElement {
  #stop: AbortController | undefined;

  connectedCallback(): void {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const start = findPart(this, 'start');
    start?.addEventListener('click', () => void this.#show(start, signal), { signal });
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
  }

  async #show(start: HTMLElement, signal: AbortSignal): Promise<void> {
    const { model, viewer } = this.dataset;
    if (!model || !viewer) return;
    start.setAttribute('aria-busy', 'true');
    const [isLoaded, source] = await Promise.all([loadViewer(viewer), readModel(model)]);
    start.removeAttribute('aria-busy');
    if (!isLoaded || !this.isConnected) return;
    const element = createViewer(source, this.dataset);
    movePoster(findPart(this, 'poster'), element);
    start.remove();
    this.prepend(element);
    addHotspots(this, element, signal);
    element.focus();
  }
}

declare global {
  /** Contents of models by file name, in base64. */
  var vitrinaFiles: Record<string, string> | undefined;
}

/**
 * Returns the address that the viewer can request. In a folder, that is a copy from the script beside the
 * model.
 */
async function readModel(address: string): Promise<string> {
  const isInFolder = new URL(address, document.baseURI).protocol === 'file:';
  if (!isInFolder || !(await addScript(`${address}.js`))) return address;
  const content = globalThis.vitrinaFiles?.[address.replace(/.*\//, '')];
  if (content === undefined) return address;
  const response = await fetch(`data:model/gltf-binary;base64,${content}`);
  return URL.createObjectURL(await response.blob());
}

function createViewer(model: string, settings: DOMStringMap): HTMLElement {
  const element = document.createElement('model-viewer');
  const attributes = {
    src: model,
    alt: settings.label ?? '',
    'camera-controls': '',
    'touch-action': 'pan-y',
    ar: '',
    'ar-modes': 'webxr scene-viewer quick-look',
    'ios-src': settings.iosModel,
    'camera-orbit': settings.cameraOrbit,
    exposure: settings.exposure,
    'shadow-intensity': settings.shadow,
    tabindex: '0',
  };
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, value);
  element.style.cssText = 'display:block;width:100%;height:100%';
  return element;
}

/** The viewer shows the poster until the model is there. */
function movePoster(poster: HTMLElement | undefined, viewer: HTMLElement): void {
  const whole = poster?.closest('picture') ?? poster;
  if (!whole) return;
  whole.slot = 'poster';
  viewer.append(whole);
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
  const folder = new URL('.', new URL(address, document.baseURI)).href;
  // Without the decoder of Meshopt: the viewer would add its script to the page, and load no model if that is blocked.
  Object.assign(globalThis, { ModelViewerElement: decoderLocations(folder) });
  return import(/* @vite-ignore */ address).then(
    () => true,
    () => false,
  );
}
