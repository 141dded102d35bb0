import { useEffect, useState } from 'react';

import type { FrameReader } from './openFrames.ts';
import { loadVideoTools } from './videoWork.ts';

/** The frames of a video: still opening, open, or not readable by this browser. */
export type Frames = FrameReader | 'opening' | 'unreadable';

/** Opens the frames of a video while the component is mounted. */
export function useFrames(address: string): Frames {
  const [frames, setFrames] = useState<Frames>('opening');
  useEffect(() => {
    let isCurrent = true;
    const opening = loadVideoTools().then(({ openFrames }) => openFrames(address));
    opening.then(
      (opened) => isCurrent && setFrames(opened),
      () => isCurrent && setFrames('unreadable'),
    );
    return () => {
      isCurrent = false;
      opening.then(
        (opened) => opened.close(),
        () => undefined,
      );
    };
  }, [address]);
  return frames;
}

const thumbnailCount = 10;
const thumbnailWidthPx = 160;

/** Returns addresses of evenly spaced small frames; undefined for those that are not decoded yet. */
export function useThumbnails(frames: Frames): readonly (string | undefined)[] {
  const [addresses, setAddresses] = useState<readonly (string | undefined)[]>(() => noThumbnails);
  useEffect(() => {
    if (typeof frames === 'string') return undefined;
    let isCurrent = true;
    const made: string[] = [];
    const make = async () => {
      for (let index = 0; index < thumbnailCount && isCurrent; index += 1) {
        const seconds = (frames.durationSeconds * (index + 0.5)) / thumbnailCount;
        const frame = await frames.frameAt(seconds, thumbnailWidthPx);
        if (!frame || !isCurrent) return;
        made.push(URL.createObjectURL(frame));
        setAddresses(noThumbnails.map((_, place) => made[place]));
      }
    };
    // Without thumbnails, the slider still works.
    make().catch(() => undefined);
    return () => {
      isCurrent = false;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [frames]);
  return addresses;
}

const noThumbnails: readonly undefined[] = Array.from({ length: thumbnailCount });
