import { useEffect } from 'react';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';

/** Stops what is on its way into the package when that is closed, and names each file: it would be missed later, or never. */
export function useUploadsEnd(): void {
  const { uploads } = useBuilderStore();
  useEffect(
    () => () => {
      for (const upload of uploads.get().values()) upload.drop();
    },
    [uploads],
  );
}
