import { type Frame, FrameStore } from './frameStore.ts';
import { mayMoveByItself, watchInView } from './motion.ts';

/**
 * Rotates a product by its frames: `data-frames` lists their addresses, `data-pack` is one file of all of them
 * (see `packFrames`), and the image in the element is the frame at `data-start-frame` (default: 0). Frames load when
 * the visitor first drags, presses a key or, with `data-speed`, sees the product turn by itself: the seconds
 * of a turn. `data-rows` splits the frames into rows, from the lowest view up; `data-reverse` turns the other
 * way.
 *
 * Supports dragging, arrow keys, Home and End; for assistive technology it is a slider named by `data-label`.
 */
export class Viewer360Element extends HTMLElement {
  #stop: AbortController | undefined;
  #frames = new FrameStore({ addresses: [], pack: undefined });
  #canvas: HTMLCanvasElement | undefined;
  #columns = 0;
  #rows = 1;
  #column = 0;
  #row = 0;

  connectedCallback(): void {
    const { frames = '', pack, rows = 1, startFrame = 0, label = '' } = this.dataset;
    const addresses = frames.split(' ');
    this.#rows = Number(rows);
    this.#columns = Math.floor(addresses.length / this.#rows);
    if (this.#columns < 2) return;
    this.#frames = new FrameStore({ addresses, pack });
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.#row = Math.floor(Number(startFrame) / this.#columns);
    this.#column = this.#turned(Number(startFrame) % this.#columns);
    this.tabIndex = 0;
    this.setAttribute('role', 'slider');
    this.setAttribute('aria-label', label);
    this.setAttribute('aria-valuemin', '1');
    this.setAttribute('aria-valuemax', String(this.#columns));
    this.#describe();
    this.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    this.addEventListener('pointerdown', (event) => this.#onDrag(event), { signal });
    this.#turnByItself(signal);
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
  }

  #onKey(event: KeyboardEvent): void {
    const [next, previous] = [1, -1].map((step) => [this.#column + step, this.#row] as const);
    const [above, below] = [1, -1].map((step) => [this.#column, this.#row + step] as const);
    const hasRows = this.#rows > 1;
    const targets: Readonly<Record<string, readonly [column: number, row: number] | undefined>> = {
      ArrowRight: next,
      ArrowLeft: previous,
      ArrowUp: hasRows ? above : next,
      ArrowDown: hasRows ? below : previous,
      Home: [0, this.#row],
      End: [this.#columns - 1, this.#row],
    };
    const target = Object.hasOwn(targets, event.key) ? targets[event.key] : undefined;
    if (!target) return;
    event.preventDefault();
    this.#show(...target);
  }

  /** A drag over the whole width is one turn, over the whole height all rows. */
  #onDrag(start: PointerEvent): void {
    const [firstColumn, firstRow] = [this.#column, this.#row];
    const columnPx = Math.max(this.clientWidth / this.#columns, 1);
    const rowPx = Math.max(this.clientHeight / this.#rows, 1);
    const dragged = new AbortController();
    const stop = () => dragged.abort();
    this.setPointerCapture(start.pointerId);
    this.#begin();
    this.addEventListener(
      'pointermove',
      ({ clientX, clientY }) =>
        this.#show(
          firstColumn - Math.round((clientX - start.clientX) / columnPx),
          firstRow + Math.round((clientY - start.clientY) / rowPx),
        ),
      { signal: dragged.signal },
    );
    for (const end of ['pointerup', 'pointercancel'] as const) {
      this.addEventListener(end, stop, { signal: dragged.signal });
    }
  }

  /** Turns the product while it is in view, until the visitor touches it. */
  #turnByItself(signal: AbortSignal): void {
    const seconds = Number(this.dataset.speed ?? 0);
    if (!(seconds > 0) || !mayMoveByItself()) return;
    const touched = new AbortController();
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => {
      clearInterval(timer);
      touched.abort();
    };
    signal.addEventListener('abort', stop);
    for (const event of ['pointerdown', 'keydown', 'focus'])
      this.addEventListener(event, stop, { signal: touched.signal });
    const turn = () => this.#show(this.#column + 1, this.#row);
    watchInView(
      this,
      (isInView) => {
        clearInterval(timer);
        if (isInView) timer = setInterval(turn, (seconds * 1000) / this.#columns);
      },
      touched.signal,
    );
  }

  #show(column: number, row: number): void {
    this.#column = wrap(column, this.#columns);
    this.#row = Math.min(Math.max(row, 0), this.#rows - 1);
    this.#describe();
    this.#begin();
    void this.#draw();
  }

  #describe(): void {
    const angle = `${Math.round((this.#column / this.#columns) * 360)}°`;
    const row = this.#rows > 1 ? `, ${this.#row + 1}/${this.#rows}` : '';
    this.setAttribute('aria-valuenow', String(this.#column + 1));
    this.setAttribute('aria-valuetext', angle + row);
  }

  /** Requests the frames, once, and shows how many are there. */
  #begin(): void {
    if (!this.#stop) return;
    const count = this.#columns * this.#rows;
    void this.#frames.start(this.#stop.signal, (loaded) => {
      this.toggleAttribute('data-loading', loaded < count);
      this.style.setProperty('--loaded', String(loaded / count));
      if (loaded - 1 === this.#index() || loaded >= count) void this.#draw();
    });
  }

  #turned(column: number): number {
    return this.dataset.reverse === undefined ? column : wrap(-column, this.#columns);
  }

  #index(offset = 0): number {
    return this.#row * this.#columns + this.#turned(wrap(this.#column + offset, this.#columns));
  }

  async #draw(): Promise<void> {
    const index = this.#index();
    const frame = await this.#frames.get(index);
    if (!frame || index !== this.#index()) return;
    this.#canvas ??= this.#addCanvas();
    paint(this.#canvas, frame);
    for (const offset of [1, 2, -1, -2]) void this.#frames.get(this.#index(offset));
  }

  /** Covers the image, which keeps the element's space. */
  #addCanvas(): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    const image = this.querySelector('img');
    this.append(canvas);
    if (image) image.style.visibility = 'hidden';
    return canvas;
  }
}

function wrap(value: number, count: number): number {
  return ((value % count) + count) % count;
}

function paint(canvas: HTMLCanvasElement, frame: Frame): void {
  const [width, height] =
    'naturalWidth' in frame ? [frame.naturalWidth, frame.naturalHeight] : [frame.width, frame.height];
  // Setting the size also clears the canvas.
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(frame, 0, 0);
}
