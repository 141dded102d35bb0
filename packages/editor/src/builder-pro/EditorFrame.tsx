import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazyAfterPaint, lazyScreen } from '@vitrina/ui-kit';
import { Suspense, useCallback, useEffect, useMemo, type ReactNode } from 'react';
import type { FoundDraft } from '@vitrina/editor-core/store';
import { DialogBoundary } from '@vitrina/editor-ui/dialogs';
import type { DraftDialogProps } from '@vitrina/editor-ui/drafts/dialog';
import { DragProvider } from '@vitrina/editor-ui/drag';
import { EditorContext, LiveRegion, useCommandRunner } from '@vitrina/editor-ui/editor';
import { useFieldFocus } from '@vitrina/editor-ui/problems';
import { useEditorStore, useEditorState } from '@vitrina/editor-ui/store';
import { useLockKeeping } from '@vitrina/editor-ui/work';

import { topBarStyle } from './barStyle.ts';
import type { BuilderProProps } from './builderProProps.ts';
import { EditorDialogs } from './EditorDialogs.tsx';
import type { EditorTopProps } from './EditorTop.tsx';
import { EditorTab } from './EditorTab.tsx';
import { KeyCommands } from './KeyCommands.tsx';
import { useDownload } from './useDownload.ts';

const EditorTop = lazyAfterPaint<EditorTopProps>(
  async () => (await import('./EditorTop.tsx')).EditorTop,
  <Box sx={topBarStyle} />,
);
const DraftDialog = lazyAfterPaint<DraftDialogProps>(
  async () => (await import('@vitrina/editor-ui/drafts/dialog')).DraftDialog,
);

const EpackDataForm = lazyScreen(async () => (await import('../epack-data/EpackDataForm.tsx')).EpackDataForm);
const DataSources = lazyScreen(async () => (await import('@vitrina/editor-ui/data-sources')).DataSources);

/** Renders the editor of an open package. */
export function EditorFrame(props: BuilderProProps & { readonly drafts: readonly FoundDraft[] }) {
  const { epackId, views, apiBaseUrl, onCreated, onBack, drafts } = props;
  const store = useEditorStore();
  const savedId = useEditorState((state) => state.document.epackId);
  useLockKeeping();
  useFieldFocus();
  useEffect(() => {
    if (savedId !== undefined && savedId !== epackId) onCreated(savedId);
  }, [savedId, epackId, onCreated]);

  const previewUrl = useCallback(
    (id: string) => `${apiBaseUrl}/panel/builder-pro/preview/${id}`,
    [apiBaseUrl],
  );
  const openPreview = useCallback(() => {
    const { document } = store.getState();
    if (document.epackId !== undefined) window.open(previewUrl(document.epackId), '_blank', 'noopener');
  }, [store, previewUrl]);
  const download = useDownload();
  const { announce, refuse, notify, runCommand, voice, context } = useCommandRunner(store, {
    openPreview,
    download,
  });
  const editor = useMemo(
    () => ({
      views,
      assetUrl: (source: string) => (/^(https:|\/\/)/.test(source) ? source : apiBaseUrl + source),
      previewUrl,
      announce,
      refuse,
      notify,
      runCommand,
    }),
    [views, apiBaseUrl, previewUrl, announce, refuse, notify, runCommand],
  );
  const isSmall = useMediaQuery('(max-width: 767px)');
  return (
    <EditorContext value={editor}>
      <DragProvider>
        <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
          <EditorTop epackId={epackId} isSmall={isSmall} onBack={onBack} />
          {!isSmall && <ActiveTab />}
        </Box>
        <KeyCommands context={context} runCommand={runCommand} />
        <EditorDialogs />
        <DialogBoundary>{drafts.length > 0 && <DraftDialog drafts={drafts} />}</DialogBoundary>
        <LiveRegion voice={voice} />
      </DragProvider>
    </EditorContext>
  );
}

function ActiveTab() {
  const tab = useEditorState((state) => state.view.tab);
  const content: ReactNode =
    tab === 'editor' ? <EditorTab /> : tab === 'epack-data' ? <EpackDataForm /> : <DataSources />;
  return (
    <Box component="main" sx={fillStyle}>
      <Box
        role="tabpanel"
        id={`builder-panel-${tab}`}
        aria-labelledby={`builder-tab-${tab}`}
        sx={{ ...fillStyle, overflow: 'auto' }}
      >
        <Suspense fallback={null}>{content}</Suspense>
      </Box>
    </Box>
  );
}

const fillStyle = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' } as const;
