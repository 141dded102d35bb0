import { useCallback, useEffect, useRef, type ClipboardEvent } from 'react';

import { useFileTarget } from '../drag/useFileTarget.ts';

/** Returns the props of an element that takes files dropped on it or pasted into it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  const { isOver, connect } = useFileTarget(useCallback((files: File[]) => latest.current(files), []));
  return {
    /** Whether files are held over the element. */
    isOver,
    ref: useCallback((element: HTMLElement | null) => void connect(element), [connect]),
    onPaste: (event: ClipboardEvent) => {
      const { files } = event.clipboardData;
      if (files.length === 0) return;
      event.preventDefault();
      // A dialog is inside the field that opened it, as far as React's events are concerned.
      event.stopPropagation();
      onFiles([...files]);
    },
  };
}
