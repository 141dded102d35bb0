import { useEffect } from 'react';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';

/** Cancels uploads when the package is closed and notifies the user of each canceled file. */
export function useUploadsEnd(): void {
  const { uploads } = useEditorStore();
  useEffect(
    () => () => {
      for (const upload of uploads.get().values()) upload.drop();
    },
    [uploads],
  );
}
