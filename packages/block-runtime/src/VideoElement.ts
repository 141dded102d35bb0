/**
 * Wraps a `<video controls preload="none">`. Captions are requested when the video starts and are then shown.
 * With `data-autoplay`, the video plays while at least half of it is in view, until it ends or the visitor pauses it, and
 * never if the visitor prefers reduced motion or saves data. With `data-controls="off"`, the controls are
 * hidden while the video plays by itself, until the visitor presses or focuses the video.
 */
export class VideoElement extends HTMLElement {
  #stop: AbortController | undefined;

  connectedCallback(): void {
    const video = this.querySelector('video');
    if (!video) return;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    video.addEventListener('play', () => showCaptions(video), { signal, once: true });
    if (this.dataset.autoplay === undefined || !mayPlayByItself()) return;
    if (this.dataset.controls === 'off') hideControls(video, signal);
    playInView(video, signal);
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
  }
}

function mayPlayByItself(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
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
  let isInView = false;
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      // A device that saves power refuses to start videos.
      if (isInView) video.play().catch(() => (video.controls = isInView));
      else video.pause();
    },
    { threshold: 0.5 },
  );
  // The visitor paused the video, or it ended.
  const leaveToVisitor = () => {
    if (isInView && !document.hidden) observer.disconnect();
  };
  video.addEventListener('pause', leaveToVisitor, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(video);
}
