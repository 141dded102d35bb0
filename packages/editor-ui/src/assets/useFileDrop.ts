import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Handlers by which an element takes files that are dropped on it or pasted into it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    /** Whether files are held over the element. */
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      takeFiles(event, event.dataTransfer, onFiles);
    },
    onPaste: (event: ClipboardEvent) => takeFiles(event, event.clipboardData, onFiles),
  };
}

function takeFiles(
  event: { preventDefault: () => void; stopPropagation: () => void },
  { files }: DataTransfer,
  onFiles: (files: File[]) => void,
): void {
  if (files.length === 0) return;
  event.preventDefault();
  // A dialog is inside whatever opened it, as far as events go.
  event.stopPropagation();
  onFiles([...files]);
}
