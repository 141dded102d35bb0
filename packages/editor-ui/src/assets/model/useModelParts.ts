import { useAction } from '@vitrina/session';
import { useState } from 'react';

import type { JoinRefusal } from './joinModel.ts';

/** Ends of the names of a glTF model and its parts. */
export const gltfExtensions = ['.gltf', '.bin', '.png', '.jpg', '.jpeg', '.webp', '.ktx2'];

/** Ends of the names of files that a model field takes beside models: a glTF model and its parts, also as an archive. */
export const partExtensions = [...gltfExtensions, '.zip'];

/**
 * Returns a function that uploads the files given to a model field. Several files, a glTF file, or an archive
 * become one GLB file first; the code for that is large and loads on demand.
 */
export function useModelParts(upload: (file: File) => void) {
  const [refusal, setRefusal] = useState<JoinRefusal>();
  const { run, isPending, error } = useAction(async (files: readonly File[]) => {
    const { joinModel } = await import('./joinModel.ts');
    const result = await joinModel(files);
    if ('refusal' in result) setRefusal(result.refusal);
    else upload(result.file);
  });
  const take = (files: readonly File[]) => {
    setRefusal(undefined);
    const [first] = files;
    if (files.length > 1 || (first && /\.(?:gltf|zip)$/i.test(first.name))) run(files);
    else if (first) upload(first);
  };
  return { take, isPending, error, refusal, forget: () => setRefusal(undefined) };
}

/** {@link useModelParts}. */
export type ModelParts = ReturnType<typeof useModelParts>;
