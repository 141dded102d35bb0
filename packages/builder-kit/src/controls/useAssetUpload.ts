import { ApiError } from '@vitrina/api-client';
import type { Asset } from '@vitrina/api-client/contract';
import { useEffect, useRef, useState } from 'react';

import { addToLibrary } from '../assets/addToLibrary.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';

/** How an upload stands. */
export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly name: string; readonly part: number }
  | { readonly status: 'failed'; readonly file: File; readonly code: string };

/** An upload into a prop. */
export interface AssetUpload {
  readonly state: UploadState;
  start: (file: File) => void;
  cancel: () => void;
}

/** Uploads a picture into the library and hands it on. Leaving the field stops an upload that is under way. */
export function useAssetUpload(onUploaded: (asset: Asset) => void): AssetUpload {
  const { client } = useBuilderStore().services;
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (file: File) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const { signal } = controller;
    const onProgress = (part: number) => setState({ status: 'running', name: file.name, part });
    onProgress(0);
    try {
      onUploaded(await addToLibrary(client, file, { onProgress, signal }));
      setState({ status: 'idle' });
    } catch (error) {
      if (signal.aborted) return;
      setState({ status: 'failed', file, code: error instanceof ApiError ? error.code : 'uploadFailed' });
    }
  };
  return {
    state,
    start: (file) => void start(file),
    cancel: () => {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}
