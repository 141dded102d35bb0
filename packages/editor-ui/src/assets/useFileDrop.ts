import { useCallback, useEffect, useRef, type ClipboardEvent } from 'react';

import { useFileTarget } from '../drag/useFileTarget.ts';

/** Returns the props of an element that accepts dropped or pasted files. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  const { isOver, connect } = useFileTarget(useCallback((files: File[]) => latest.current(files), []));
  return {
    /** Whether files are being dragged over the element. */
    isOver,
    ref: useCallback((element: HTMLElement | null) => void connect(element), [connect]),
    onPaste: (event: ClipboardEvent) => {
      const { files } = event.clipboardData;
      if (files.length === 0) return;
      event.preventDefault();
      // React events bubble from a dialog to the field that opened it.
      event.stopPropagation();
      onFiles([...files]);
    },
  };
}
