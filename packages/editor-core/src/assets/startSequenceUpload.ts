import type { Asset } from '@vitrina/api-client/contract';

import type { EditorStore } from '../store/createEditorStore.ts';
import { addToLibrary } from './addToLibrary.ts';
import { askInPlace } from './askInPlace.ts';
import { followUpload, type UploadPlace } from './followUpload.ts';
import { findEarlyRefusal, toFailureCode } from './uploadRefusal.ts';

/** The place of several files that belong together, such as the frames of a rotation. */
export interface SequenceTarget extends UploadPlace {
  /** Called once, with all files in their order. */
  put(assets: readonly Asset[]): void;
}

/**
 * Uploads several files and puts them into their place together, as one step. If some fail, none is put; a retry
 * sends only those that failed.
 *
 * @param onDropped - called with the first file's name if the place was deleted during the upload
 */
export function startSequenceUpload(
  store: EditorStore,
  target: SequenceTarget,
  files: readonly File[],
  onDropped: (name: string) => void,
): void {
  const [first] = files;
  if (first) send(store, target, { files, first, arrived: new Map() }, onDropped);
}

interface Sequence {
  readonly files: readonly File[];
  readonly first: File;
  /** The files that are stored already. */
  readonly arrived: Map<File, Asset>;
}

interface Failed {
  readonly file: File;
  readonly code: string;
}

function send(
  store: EditorStore,
  target: SequenceTarget,
  sequence: Sequence,
  onDropped: (name: string) => void,
): void {
  const { folderId, kind } = target;
  const { files, first, arrived } = sequence;
  const start = () => send(store, target, sequence, onDropped);
  const { signal, note, end } = followUpload(store, target, { name: first.name, start, onDropped });
  const parts = new Map<File, number>();
  const noteProgress = (file: File, part: number) => {
    parts.set(file, part);
    const sum = files.reduce((total, each) => total + (arrived.has(each) ? 1 : (parts.get(each) ?? 0)), 0);
    note({ status: 'running', name: file.name, part: sum / files.length, count: files.length });
  };
  const sendOne = async (file: File): Promise<Failed | undefined> => {
    const refusal = findEarlyRefusal(store, file, kind);
    if (refusal) return { file, code: refusal };
    try {
      const onProgress = (part: number) => noteProgress(file, part);
      const asset = await addToLibrary(store, file, {
        folderId,
        onProgress,
        onConverted: onProgress,
        ask: askInPlace(file, note, signal),
        signal,
      });
      if (kind && asset.kind !== kind) return { file, code: 'otherKind' };
      arrived.set(file, asset);
      return undefined;
    } catch (error) {
      return { file, code: toFailureCode(error) };
    }
  };
  noteProgress(first, 0);
  void Promise.all(files.filter((file) => !arrived.has(file)).map(sendOne)).then((results) => {
    if (signal.aborted) return;
    const failed = results.find((result) => result !== undefined);
    if (failed) {
      note({ status: 'failed', ...failed, wantedKind: kind });
      return;
    }
    target.put(files.flatMap((file) => arrived.get(file) ?? []));
    end();
  });
}
