import { useCallback } from 'react';

import { readTransfer } from '../dom/readTransfer.ts';
import { useEditor } from '../editor/EditorContext.ts';

/**
 * Returns a function that reads the files of a drop or a paste, and passes them on if there are any. Tells the user
 * if a folder can't be read.
 */
export function useTransferReader() {
  const { notify } = useEditor();
  return useCallback(
    (transfer: DataTransfer, onFiles: (files: readonly File[]) => void) => {
      const take = (files: readonly File[]) => {
        if (files.length > 0) onFiles(files);
      };
      const files = readTransfer(transfer);
      if (!(files instanceof Promise)) return take(files);
      files.then(take, () => notify({ id: 'builder.folder.unreadable' }));
      return undefined;
    },
    [notify],
  );
}
