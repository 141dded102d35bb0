import { mayMoveByItself, watchInView } from './motion.ts';

/**
 * Wraps a `<video controls preload="none">`. Captions are requested when the video starts and are then shown.
 * With `data-autoplay`, the video plays while half of its area is in view, until it ends or the visitor pauses
 * it, and never if the visitor prefers reduced motion or saves data. With `data-controls="off"`, the controls
 * are hidden while the video plays by itself, until the visitor presses or focuses the video.
 */
export class VideoElement extends HTMLElement {
  #stop: AbortController | undefined;

  connectedCallback(): void {
    const video = this.querySelector('video');
    if (!video) return;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    video.addEventListener('play', () => showCaptions(video), { signal, once: true });
    if (this.dataset.autoplay === undefined || !mayMoveByItself()) return;
    if (this.dataset.controls === 'off') hideControls(video, signal);
    playInView(video, signal);
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
  }
}

/** A track that is on by default would be requested before the video is. */
function showCaptions({ textTracks }: HTMLVideoElement): void {
  const tracks = [...textTracks];
  const [first] = tracks;
  if (first && tracks.every(({ mode }) => mode === 'disabled')) first.mode = 'showing';
}

function hideControls(video: HTMLVideoElement, signal: AbortSignal): void {
  const show = () => (video.controls = true);
  video.controls = false;
  video.tabIndex = 0;
  for (const event of ['pointerdown', 'focus']) video.addEventListener(event, show, { signal, once: true });
}

function playInView(video: HTMLVideoElement, signal: AbortSignal): void {
  const left = new AbortController();
  let isInView = false;
  // The visitor paused the video, or it ended.
  const leaveToVisitor = () => {
    if (isInView && !document.hidden) left.abort();
  };
  video.addEventListener('pause', leaveToVisitor, { signal: left.signal });
  signal.addEventListener('abort', () => left.abort());
  watchInView(
    video,
    (isNowInView) => {
      isInView = isNowInView;
      // A device that saves power refuses to start videos.
      if (isInView) video.play().catch(() => (video.controls = isInView));
      else video.pause();
    },
    left.signal,
  );
}
