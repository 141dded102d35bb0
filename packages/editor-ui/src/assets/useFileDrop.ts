import { useCallback, useEffect, useRef, type ClipboardEvent } from 'react';

import { useFileTarget } from '../drag/useFileTarget.ts';
import { useTransferReader } from '../drag/useTransferReader.ts';

/** Returns the props of an element that accepts dropped or pasted files and folders. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  const take = useCallback((files: readonly File[]) => latest.current(files), []);
  const { isOver, connect } = useFileTarget(take);
  const read = useTransferReader();
  return {
    /** Whether files are being dragged over the element. */
    isOver,
    ref: useCallback((element: HTMLElement | null) => void connect(element), [connect]),
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      // React events bubble from a dialog to the field that opened it.
      event.stopPropagation();
      read(event.clipboardData, take);
    },
  };
}
