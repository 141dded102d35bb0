import { useEffect, useState } from 'react';

import type { FrameReader } from './openFrames.ts';
import { loadVideoTools } from './videoWork.ts';

/** The frames of a video: still opening, open, or not readable by this browser. */
export type Frames = FrameReader | 'opening' | 'unreadable';

/** Opens the frames of a video while the component is mounted. */
export function useFrames(video: Blob | string): Frames {
  const [frames, setFrames] = useState<Frames>('opening');
  useEffect(() => {
    let isCurrent = true;
    const opening = loadVideoTools().then(({ openFrames }) => openFrames(video));
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
  }, [video]);
  return frames;
}
