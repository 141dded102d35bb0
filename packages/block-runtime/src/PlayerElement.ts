import { findPart } from './parts.ts';

/** The players that may run. Of any other address nothing is loaded: with its own origin a frame could leave its sandbox. */
const players = [
  'https://www.youtube-nocookie.com/embed/',
  'https://rutube.ru/play/embed/',
  'https://vk.com/video_ext.php?',
];

/** What a player may do: run, and use its own site's storage; it cannot navigate the page. */
const sandbox = 'allow-scripts allow-same-origin allow-presentation';

/**
 * Around a link to a video's page, `data-start`: pressed, the player at `data-player` takes its place, named `data-label`.
 * Until then nothing is asked of the video's site.
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

  /** With a modifier key, visitors ask for the video's page in a tab or window of its own, and get it. */
  #playOnClick(event: MouseEvent, address: string): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = createFrame(address, this.dataset.label ?? '');
    this.replaceChildren(frame);
    frame.focus();
  }
}

/** Links are pressed by Enter alone, buttons by the space bar too. */
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
