import Box from '@mui/material/Box';
import type { Asset } from '@vitrina/api-client/contract';
import { pageKey, type ComponentId } from '@vitrina/epack-model';
import { colours, shadows } from '@vitrina/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { getDeepActiveElement, isTypingPlace } from '../../canvas/deepDom.ts';
import type { CanvasSurface } from '../../canvas/canvasSurface.ts';
import { useEditor } from '../../editor/EditorContext.ts';
import { useBuilderStore } from '../../store/BuilderStoreProvider.tsx';
import { randomId } from '../../saving/randomId.ts';
import { getActiveId, findUnlocked } from '../../store/selectors.ts';
import { UploadRows } from '../UploadRows.tsx';
import { useStartUpload, useUploadsFor } from '../useUploads.ts';
import { placePicture, type PictureSpot } from './placePicture.ts';

interface CanvasPicturesProps {
  readonly surface: CanvasSurface;
  readonly viewport: HTMLElement;
}

/** Takes pictures that are dropped on the page or pasted into it, and shows them on their way. */
export function CanvasPictures({ surface, viewport }: CanvasPicturesProps) {
  const store = useBuilderStore();
  const { announce, refuse } = useEditor();
  const start = useStartUpload();
  const uploads = useUploadsFor('page');
  const take = (files: readonly File[], id: ComponentId | undefined) => {
    const { view, document } = store.getState();
    const key = pageKey(document.active);
    let spot: PictureSpot = { page: key, size: view.size, id, isInside: true };
    let selected = view.selection;
    const put = (asset: Asset) => {
      // Whoever went on to other work meanwhile is left where they are.
      const isWaitedFor =
        store.getState().view.selection === selected && !isTypingPlace(getDeepActiveElement());
      const placed = store.dispatch(placePicture(asset, spot, isWaitedFor));
      if (placed === undefined) return;
      if ('refusal' in placed) return refuse(placed.refusal);
      // What came with it does not take its place, but stands after it.
      spot = { ...spot, id: placed.id, isInside: false };
      if (isWaitedFor) selected = store.getState().view.selection;
      announce({ id: 'builder.announce.picturePlaced', values: { name: asset.name } });
    };
    const isThere = () => Boolean(store.getState().document.epack.pages[key]);
    for (const file of files) start({ key: `page ${randomId()}`, purpose: 'page', isThere, put }, file);
  };
  const isOver = usePictureEvents(viewport, {
    onDrop: (files, x, y) => {
      const id = surface.findIdAt(x, y);
      take(files, id === undefined ? undefined : findUnlocked(store.getState(), id));
    },
    onPaste: (files) => take(files, getActiveId(store.getState())),
  });
  if (!isOver && uploads.length === 0) return null;
  return (
    <Box sx={trayStyle}>
      {isOver && <FormattedMessage id="builder.canvas.dropPicture" />}
      <UploadRows uploads={uploads} />
    </Box>
  );
}

interface PictureEvents {
  readonly onDrop: (files: readonly File[], x: number, y: number) => void;
  readonly onPaste: (files: readonly File[]) => void;
}

/** Whether pictures are held over the page. The canvas is a document of its own as far as React goes: events are the browser's. */
function usePictureEvents(viewport: HTMLElement, events: PictureEvents): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && viewport.contains(relatedTarget))) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      const files = listPictures(event.dataTransfer);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current.onDrop(files, event.clientX, event.clientY);
    };
    // Blocks and texts on the clipboard were taken before the event comes here.
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTypingPlace(getDeepActiveElement()) || isInDialog()) return;
      const files = listPictures(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current.onPaste(files);
    };
    viewport.addEventListener('dragover', onDragOver);
    viewport.addEventListener('dragleave', onDragLeave);
    viewport.addEventListener('drop', onDrop);
    globalThis.addEventListener('paste', onPaste);
    return () => {
      viewport.removeEventListener('dragover', onDragOver);
      viewport.removeEventListener('dragleave', onDragLeave);
      viewport.removeEventListener('drop', onDrop);
      globalThis.removeEventListener('paste', onPaste);
    };
  }, [viewport]);
  return isOver;
}

function listPictures(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

function isInDialog(): boolean {
  return document.activeElement?.closest('[role=dialog]') != null;
}

const trayStyle = {
  position: 'fixed',
  left: '50%',
  bottom: 24,
  transform: 'translateX(-50%)',
  zIndex: 'snackbar',
  width: 'min(420px, calc(100vw - 48px))',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  p: 3,
  textAlign: 'center',
  borderRadius: '8px',
  border: `1px solid ${colours.line}`,
  backgroundColor: colours.surface,
  boxShadow: shadows.menu,
  pointerEvents: 'auto',
} as const;
