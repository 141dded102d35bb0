import { fetchFrames } from './framePack.ts';

/** A decoded frame. */
export type Frame = ImageBitmap | HTMLImageElement;

/** A phone's memory holds about this many frames of 1100 px. */
const maxDecoded = 40;

/** Where the frames of a rotation come from. */
export interface FrameSources {
  /** The address of each frame's own file. */
  readonly addresses: readonly string[];
  /** The address of a pack of all frames, if there is one. */
  readonly pack: string | undefined;
}

/**
 * Provides the frames of a rotation. Requests nothing until {@link start}; then the pack, in one request, or
 * without one each frame when it is asked for. Decodes frames when asked for and keeps the latest.
 */
export class FrameStore {
  readonly #sources: FrameSources;
  readonly #packed: Blob[] = [];
  readonly #decoded = new Map<number, Promise<Frame>>();
  #state: 'new' | 'loading' | 'done' = 'new';

  constructor(sources: FrameSources) {
    this.#sources = sources;
  }

  /**
   * Loads the pack, once.
   *
   * @param onProgress - receives the number of frames that are there
   */
  async start(signal: AbortSignal, onProgress: (count: number) => void): Promise<void> {
    const { pack } = this.#sources;
    if (this.#state !== 'new') return;
    if (pack !== undefined) {
      this.#state = 'loading';
      onProgress(0);
      try {
        for await (const frame of fetchFrames(pack, signal)) onProgress(this.#packed.push(frame));
      } catch {
        // The frames that did not arrive load by themselves.
      }
    }
    this.#state = 'done';
    onProgress(this.#sources.addresses.length);
  }

  /** Returns a frame; undefined while it is on its way, or if it cannot be loaded. */
  async get(index: number): Promise<Frame | undefined> {
    const frame = this.#decoded.get(index) ?? this.#load(index);
    if (!frame) return undefined;
    this.#decoded.delete(index);
    this.#decoded.set(index, frame);
    this.#forgetOldest();
    return frame.catch(() => undefined);
  }

  #load(index: number): Promise<Frame> | undefined {
    const packed = this.#packed[index];
    if (packed) return createImageBitmap(packed);
    const address = this.#sources.addresses[index];
    return this.#state === 'done' && address !== undefined ? loadImage(address) : undefined;
  }

  #forgetOldest(): void {
    const [oldest] = this.#decoded;
    if (!oldest || this.#decoded.size <= maxDecoded) return;
    const [index, frame] = oldest;
    this.#decoded.delete(index);
    frame.then(
      (decoded) => 'close' in decoded && decoded.close(),
      () => undefined,
    );
  }
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
