import { useEffect } from 'react';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/** Stops what is on its way into the package when that is closed, and names each file: it would be missed later, or never. */
export function useUploadsEnd(): void {
  const { uploads } = useEditorStore();
  useEffect(
    () => () => {
      for (const upload of uploads.get().values()) upload.drop();
    },
    [uploads],
  );
}
