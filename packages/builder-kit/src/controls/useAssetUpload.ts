import { ApiError } from '@vitrina/api-client';
import type { UploadedFile } from '@vitrina/api-client/contract';
import type { Json } from '@vitrina/epack-model';
import { useEffect, useRef, useState } from 'react';

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

/** Uploads a file and hands its stored form on. Leaving the field stops an upload that is under way. */
export function useAssetUpload(onUploaded: (value: Json) => void): AssetUpload {
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
      const uploaded = await client.upload(file, { onProgress, signal });
      onUploaded(toAsset(uploaded));
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

/** A file as an asset prop stores it: with its size, so that nothing shifts while it loads. */
export function toAsset({ url, widthPx, heightPx, variants }: Omit<UploadedFile, 'id'>): Json {
  return {
    src: url,
    widthPx,
    heightPx,
    variants: variants.map((variant) => ({ src: variant.url, widthPx: variant.widthPx })),
  };
}
