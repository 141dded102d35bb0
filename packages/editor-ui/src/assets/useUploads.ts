import { useCallback, useSyncExternalStore } from 'react';
import { startSequenceUpload, startUpload, type UploadTarget } from '@vitrina/editor-core/assets';
import type { AssetUpload, UploadPurpose, UploadsUnderWay } from '@vitrina/editor-core/store';

import { useEditor } from '../editor/EditorContext.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';

const none: ReadonlyMap<string, AssetUpload> = new Map();

/** Returns the current uploads of a package by their keys. */
export function useUploads(uploads: UploadsUnderWay | undefined): ReadonlyMap<string, AssetUpload> {
  const subscribe = useCallback(
    (listener: () => void) => uploads?.subscribe(listener) ?? (() => undefined),
    [uploads],
  );
  return useSyncExternalStore(subscribe, () => uploads?.get() ?? none);
}

/** Returns the uploads of {@link useUploads} with one purpose. */
export function useUploadsFor(purpose: UploadPurpose): readonly AssetUpload[] {
  const { uploads } = useEditorStore();
  return [...useUploads(uploads).values()].filter((upload) => upload.purpose === purpose);
}

/**
 * Returns a function that starts an upload. If the upload is canceled because its target was deleted,
 * notifies the user with the file name.
 */
export function useStartUpload(): (target: UploadTarget, file: File) => void {
  const store = useEditorStore();
  const { notify } = useEditor();
  return (target, file) =>
    startUpload(store, target, file, (name) => notify({ id: 'builder.asset.stopped', values: { name } }));
}

/** Like {@link useStartUpload}, for several files that belong together. */
export function useStartSequence(): (
  target: Parameters<typeof startSequenceUpload>[1],
  files: readonly File[],
) => void {
  const store = useEditorStore();
  const { notify } = useEditor();
  return (target, files) =>
    startSequenceUpload(store, target, files, (name) =>
      notify({ id: 'builder.asset.stopped', values: { name } }),
    );
}
