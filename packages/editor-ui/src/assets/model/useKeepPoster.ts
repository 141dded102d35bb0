import { useMutation } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callMutation } from '@vitrina/api-client/query';
import { findFileId } from '@vitrina/editor-core/assets';
import { useApiClient } from '@vitrina/session';

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
