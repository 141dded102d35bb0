import { ApiError } from '@vitrina/api-client';
import type { Asset } from '@vitrina/api-client/contract';
import { useEffect, useRef, useState } from 'react';

import { addToLibrary } from '../assets/addToLibrary.ts';
import { noteUpload, type AssetUpload, type UploadState } from '../assets/uploadsUnderWay.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';

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
  const upload: AssetUpload = {
    state,
    start: (file) => void start(file),
    cancel: () => {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
  useNoted(upload);
  return upload;
}

/** Lets who publishes know of the upload, as it stands and as it can be stopped now. */
function useNoted(upload: AssetUpload): void {
  const { uploads } = useBuilderStore();
  const [owner] = useState({});
  useEffect(() => noteUpload(uploads, owner, upload.state.status === 'idle' ? undefined : upload));
  useEffect(() => () => noteUpload(uploads, owner, undefined), [uploads, owner]);
}
