import { useMutation } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Asset } from '@vitrina/api-client/contract';
import { callMutation } from '@vitrina/api-client/query';
import { findFileId, sendToLibrary } from '@vitrina/editor-core/assets';
import { useAction, useApiClient } from '@vitrina/session';
import { useEffect, useRef } from 'react';

import type { ModelViewerElement } from './loadViewer.ts';
import { renderPoster, type BannerSize } from './renderPoster.ts';

/** Makes a poster from the view of the moment, and adds it to the library. Leaving the dialog stops the upload. */
export function usePoster(banner: BannerSize, onMade: (poster: Asset) => void) {
  const client = useApiClient();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);
  return useAction(async (viewer: ModelViewerElement) => {
    const signal = leaving.current?.signal ?? AbortSignal.abort();
    const file = await renderPoster(viewer, banner);
    onMade(await sendToLibrary(client, file, { signal }));
  });
}

/** Returns a function that lets an image stand for a model in the library too. */
export function useKeepPoster() {
  const client = useApiClient();
  const { mutateAsync: add } = useMutation(callMutation(client, calls.addAsset));
  const { mutateAsync: update } = useMutation(callMutation(client, calls.updateAsset));
  return async (modelSource: string, posterFileId: string) => {
    const fileId = findFileId(modelSource);
    if (fileId === undefined) return;
    const { data } = await add({ body: { fileId } });
    await update({ params: { id: data.id }, body: { posterFileId } });
  };
}
