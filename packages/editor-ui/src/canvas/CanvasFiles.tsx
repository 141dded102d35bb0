import Box from '@mui/material/Box';
import type { Asset } from '@vitrina/api-client/contract';
import { getComponent, pageKey, type ComponentId } from '@vitrina/epack-model';
import { colors, FormattedMessage, shadows } from '@vitrina/ui-kit';
import { useCallback, useEffect, useRef } from 'react';
import type { Point } from '@vitrina/editor-core/drag';
import { guessKind, orderFrames } from '@vitrina/editor-core/assets';
import { findUnlocked, getActiveId, getActiveKey, randomId, viewActions } from '@vitrina/editor-core/store';

import { getDeepActiveElement, isTypingPlace } from '../dom/deepDom.ts';
import type { CanvasSurface } from '../surface/canvasSurface.ts';
import { useFileTarget } from '../drag/useFileTarget.ts';
import { useTransferReader } from '../drag/useTransferReader.ts';
import { useEditor } from '../editor/EditorContext.ts';
import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { UploadRows } from '../assets/UploadRows.tsx';
import { useFilesOfFolders } from '../assets/useFilesOfFolders.ts';
import { useStartSequence, useStartUpload, useUploadsFor } from '../assets/useUploads.ts';
import { placeFile, type FileSpot } from './placeFile.ts';
import { findFilesHolder, placeFiles, type FilesHolder } from './placeFiles.ts';

interface CanvasFilesProps {
  readonly surface: CanvasSurface;
  readonly viewport: HTMLElement;
}

/** Uploads files that are dropped on the page or pasted into it, and shows their progress. */
export function CanvasFiles({ surface, viewport }: CanvasFilesProps) {
  const store = useEditorStore();
  const { announce, notify, refuse } = useEditor();
  const start = useStartUpload();
  const uploads = useUploadsFor('page');
  const takeTogether = useTakeTogether();
  const prepare = useFilesOfFolders();
  const take = (files: readonly File[], id: ComponentId | undefined) => {
    const { view, document } = store.getState();
    const key = pageKey(document.active);
    const page = document.epack.pages[key];
    const areImages = files.length > 1 && files.every((file) => guessKind(file) === 'image');
    const canBeTogether = areImages && page && id !== undefined;
    const holderId = canBeTogether && findFilesHolder(page, view.selection, id, store.services.catalogue);
    if (holderId) return takeTogether(files, { page: key, id: holderId });
    const spot: FileSpot = { page: key, size: view.size, id, isInside: true };
    const placedIds: (ComponentId | undefined)[] = files.map(() => undefined);
    let selected = view.selection;
    const put = (asset: Asset, index: number) => {
      // Selects the new block only if the user hasn't selected or started typing something else since.
      const isWaitedFor =
        store.getState().view.selection === selected &&
        getActiveKey(store.getState()) === key &&
        !isTypingPlace(getDeepActiveElement());
      const placed = store.dispatch(placeFile(asset, spotAmong(spot, findPlaced(index), index), isWaitedFor));
      if (placed === undefined) return;
      if ('refusal' in placed) return refuse(placed.refusal);
      if ('isWithoutBlock' in placed) {
        notify({ id: 'builder.canvas.fileWithoutBlock', values: { name: asset.name } });
        return undefined;
      }
      placedIds[index] = placed.id;
      if (isWaitedFor) {
        // Several files of one drop are wrapped, aligned or deleted together.
        store.dispatch(viewActions.selected(placedIds.filter(isOnPage)));
        selected = store.getState().view.selection;
      }
      announce({ id: 'builder.announce.filePlaced', values: { name: asset.name } });
    };
    const isOnPage = (each: ComponentId | undefined): each is ComponentId => {
      const page = store.getState().document.epack.pages[key];
      return page != null && each !== undefined && getComponent(page, each) !== undefined;
    };
    const findPlaced = (index: number): Neighbors => ({
      before: placedIds.slice(0, index).findLast(isOnPage),
      after: placedIds.slice(index + 1).find(isOnPage),
    });
    const isThere = () => Boolean(store.getState().document.epack.pages[key]);
    for (const [index, file] of files.entries()) {
      const putHere = (asset: Asset) => put(asset, index);
      start({ key: `page ${randomId()}`, purpose: 'page', isThere, put: putHere }, file);
    }
  };
  const isOver = useFileEvents(viewport, {
    onDrop: (files, { x, y }) => {
      const id = surface.findIdAt(x, y);
      const unlocked = id === undefined ? undefined : findUnlocked(store.getState(), id);
      prepare(files, (prepared) => take(prepared, unlocked));
    },
    onPaste: (files) => prepare(files, (prepared) => take(prepared, getActiveId(store.getState()))),
  });
  if (!isOver && uploads.length === 0) return null;
  return (
    <Box sx={trayStyle}>
      {isOver && <FormattedMessage id="builder.canvas.dropFile" />}
      <UploadRows uploads={uploads} />
    </Box>
  );
}

/** Returns a function that uploads images and puts them into one component together. */
function useTakeTogether() {
  const store = useEditorStore();
  const { announce, refuse } = useEditor();
  const startSequence = useStartSequence();
  return (files: readonly File[], holder: FilesHolder) => {
    const isThere = () => {
      const page = store.getState().document.epack.pages[holder.page];
      return page !== undefined && page !== null && getComponent(page, holder.id) !== undefined;
    };
    const put = (assets: readonly Asset[]) => {
      const refusal = store.dispatch(placeFiles(assets, holder));
      if (refusal) refuse(refusal);
      else announce({ id: 'builder.announce.filesPlaced', values: { count: assets.length } });
    };
    const key = `page ${randomId()}`;
    startSequence({ key, purpose: 'page', kind: 'image', isThere, put }, orderFrames(files).frames);
  };
}

/** The nearest files of the same drop that are already on the page. */
interface Neighbors {
  readonly before: ComponentId | undefined;
  readonly after: ComponentId | undefined;
}

/**
 * Returns the position of one file of a drop, regardless of which upload finishes first. Blocks keep the order
 * of their files, and only the first file replaces the one under the pointer.
 */
function spotAmong(spot: FileSpot, { before, after }: Neighbors, index: number): FileSpot {
  if (before !== undefined) return { ...spot, id: before, isInside: false };
  return { ...spot, isInside: index === 0, beforeId: after };
}

interface FileEvents {
  readonly onDrop: (files: readonly File[], pointer: Point) => void;
  readonly onPaste: (files: readonly File[]) => void;
}

/**
 * Handles files dropped on the page or pasted into it. Returns whether files are being dragged over the
 * page.
 */
function useFileEvents(viewport: HTMLElement, events: FileEvents): boolean {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const onFiles = useCallback((files: readonly File[], pointer: Point) => {
    latest.current.onDrop(files, pointer);
  }, []);
  const { isOver, connect } = useFileTarget(onFiles);
  const read = useTransferReader();
  useEffect(() => {
    connect(viewport);
    return () => {
      connect(null);
    };
  }, [connect, viewport]);
  useEffect(() => {
    // Pasted blocks and text are handled before the event reaches the window.
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTypingPlace(getDeepActiveElement()) || isInDialog()) return;
      if (!event.clipboardData?.files.length) return;
      event.preventDefault();
      read(event.clipboardData, (files) => latest.current.onPaste(files));
    };
    globalThis.addEventListener('paste', onPaste);
    return () => globalThis.removeEventListener('paste', onPaste);
  }, [read]);
  return isOver;
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
  border: `1px solid ${colors.line}`,
  backgroundColor: colors.surface,
  boxShadow: shadows.menu,
  pointerEvents: 'auto',
} as const;
