import { sendToLibrary, toStoredAsset } from '@vitrina/editor-core/assets';
import type { Json } from '@vitrina/epack-model';
import { useAction, useApiClient } from '@vitrina/session';
import { useEffect, useRef } from 'react';

import type { FrameReader } from './openFrames.ts';
import type { VideoBeside } from './useVideoBeside.ts';
import { loadVideoTools } from './videoWork.ts';

/**
 * Returns an action that stores a frame as an image of the library and passes it to `onChoose`. Unmounting
 * cancels it.
 */
export function useChosenFrame({ source, name }: VideoBeside, onChoose: (poster: Json) => void) {
  const client = useApiClient();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return useAction(async (frames: FrameReader, seconds: number) => {
    running.current = new AbortController();
    const { signal } = running.current;
    const { toPosterFile } = await loadVideoTools();
    const frame = await frames.frameAt(seconds);
    if (!frame) throw new Error('The frame cannot be decoded');
    const file = toPosterFile(frame, name || (source.split('/').at(-1) ?? ''));
    onChoose(toStoredAsset(await sendToLibrary(client, file, { signal })));
  });
}
