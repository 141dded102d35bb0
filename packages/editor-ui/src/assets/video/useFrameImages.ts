import { useEffect, useMemo, useState } from 'react';

import type { FrameReader } from './openFrames.ts';
import type { Frames } from './useFrames.ts';

/** Waits while a slider moves. */
const settleMs = 150;

/**
 * Returns addresses of small frames at ascending times; undefined for those that are not decoded yet. Frames that were
 * decoded for earlier times are kept.
 */
export function useFrameImages(
  frames: Frames,
  seconds: readonly number[],
  widthPx: number,
): readonly (string | undefined)[] {
  const cache = useMemo(() => new FrameCache(frames, widthPx), [frames, widthPx]);
  const [, setDecodedCount] = useState(0);
  useEffect(() => () => cache.clear(), [cache]);
  const wanted = seconds.join(' ');
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(() => {
      // Without images, the sliders still work.
      cache
        .decode(toNumbers(wanted), left.signal, () => setDecodedCount((count) => count + 1))
        .catch(() => undefined);
    }, settleMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [cache, wanted]);
  return seconds.map((each) => cache.find(each));
}

function toNumbers(text: string): number[] {
  return text.split(' ').map(Number);
}

/** Addresses of decoded frames by their times. */
class FrameCache {
  readonly #frames: FrameReader | undefined;
  readonly #widthPx: number;
  readonly #addresses = new Map<number, string>();

  constructor(frames: Frames, widthPx: number) {
    this.#frames = typeof frames === 'string' ? undefined : frames;
    this.#widthPx = widthPx;
  }

  find(seconds: number): string | undefined {
    return this.#addresses.get(seconds);
  }

  async decode(seconds: readonly number[], left: AbortSignal, onDecoded: () => void): Promise<void> {
    const missing = seconds.filter((each) => !this.#addresses.has(each));
    if (!this.#frames || missing.length === 0) return;
    let index = 0;
    for await (const frame of this.#frames.framesAt(missing, this.#widthPx)) {
      if (left.aborted) return;
      const time = missing[index++];
      if (frame && time !== undefined) this.#addresses.set(time, URL.createObjectURL(frame));
      onDecoded();
    }
  }

  clear(): void {
    for (const address of this.#addresses.values()) URL.revokeObjectURL(address);
    this.#addresses.clear();
  }
}
