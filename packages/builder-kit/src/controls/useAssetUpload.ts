import { ApiError } from '@vitrina/api-client';
import type { Asset } from '@vitrina/api-client/contract';
import { toast } from '@vitrina/ui-kit';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import { addToLibrary } from '../assets/addToLibrary.ts';
import { noteUpload, type AssetUpload, type UploadState } from '../assets/uploadsUnderWay.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';

/** Uploads a picture into the library and hands it on. Leaving the field stops an upload that is under way, which is said. */
export function useAssetUpload(onUploaded: (asset: Asset) => void): AssetUpload {
  const { client } = useBuilderStore().services;
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const running = useRef<Running>(undefined);
  useStopAtLeaving(running);
  // What was typed beside it meanwhile is part of the value it is put into.
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  const stop = () => {
    running.current?.controller.abort();
    running.current = undefined;
  };
  const start = async (file: File) => {
    stop();
    const controller = new AbortController();
    running.current = { controller, name: file.name };
    const { signal } = controller;
    const onProgress = (part: number) => setState({ status: 'running', name: file.name, part });
    onProgress(0);
    try {
      const asset = await addToLibrary(client, file, { onProgress, signal });
      if (signal.aborted) return;
      running.current = undefined;
      latest.current(asset);
      setState({ status: 'idle' });
    } catch (error) {
      if (signal.aborted) return;
      running.current = undefined;
      setState({ status: 'failed', file, code: error instanceof ApiError ? error.code : 'uploadFailed' });
    }
  };
  const upload: AssetUpload = {
    state,
    start: (file) => void start(file),
    cancel: () => {
      stop();
      setState({ status: 'idle' });
    },
  };
  useNoted(upload);
  return upload;
}

interface Running {
  readonly controller: AbortController;
  /** Of the file. */
  readonly name: string;
}

/** Stops what is under way when the field goes, and names the file: it would be missed later, or never. */
function useStopAtLeaving(running: RefObject<Running | undefined>): void {
  const intl = useIntl();
  const latestIntl = useRef(intl);
  useEffect(() => {
    latestIntl.current = intl;
  });
  useEffect(
    () => () => {
      if (running.current === undefined) return;
      const { controller, name } = running.current;
      controller.abort();
      toast.error({ text: latestIntl.current.formatMessage({ id: 'builder.asset.stopped' }, { name }) });
    },
    [running],
  );
}

/** Lets who publishes know of the upload, as it stands and as it can be stopped now. */
function useNoted(upload: AssetUpload): void {
  const { uploads } = useBuilderStore();
  const [owner] = useState({});
  useEffect(() => noteUpload(uploads, owner, upload.state.status === 'idle' ? undefined : upload));
  useEffect(() => () => noteUpload(uploads, owner, undefined), [uploads, owner]);
}
