import { findPart } from './parts.ts';

/**
 * The allowed players; other addresses are not loaded. With its own origin, a frame could leave its sandbox.
 */
const players = [
  'https://www.youtube-nocookie.com/embed/',
  'https://rutube.ru/play/embed/',
  'https://vk.com/video_ext.php?',
];

/** A player can run and use its own site's storage, but cannot navigate the page. */
const sandbox = 'allow-scripts allow-same-origin allow-presentation';

/**
 * Wraps a link to a video's page, `data-start`. A click replaces it with the player at `data-player`, named
 * `data-label`. Until then, no request is sent to the video's site.
 */
export class PlayerElement extends HTMLElement {
  #stop: AbortController | undefined;

  connectedCallback(): void {
    const start = findPart(this, 'start');
    const address = this.dataset.player ?? '';
    if (!start || !players.some((player) => address.startsWith(player))) return;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    start.setAttribute('role', 'button');
    start.addEventListener('click', (event) => this.#playOnClick(event, address), { signal });
    start.addEventListener('keydown', pressOnSpace, { signal });
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
  }

  /** A click with a modifier key opens the video's page in a new tab or window. */
  #playOnClick(event: MouseEvent, address: string): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = createFrame(address, this.dataset.label ?? '');
    this.replaceChildren(frame);
    frame.focus();
  }
}

/** Enter activates links; buttons also react to the space bar. */
function pressOnSpace(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.currentTarget.click();
}

function createFrame(address: string, label: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', sandbox);
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.title = label;
  frame.style.cssText = 'display:block;width:100%;height:100%;border:0';
  frame.src = address;
  return frame;
}
