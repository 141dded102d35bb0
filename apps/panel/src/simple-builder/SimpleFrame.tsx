import { lazyDialog, toast, formatText } from '@vitrina/ui-kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { saveEpack } from '@vitrina/editor-core/saving';
import { type FoundDraft, isUnsaved } from '@vitrina/editor-core/store';
import { DialogBoundary } from '@vitrina/editor-ui/dialogs';
import { useDraftKeeping } from '@vitrina/editor-ui/drafts';
import { DraftDialog } from '@vitrina/editor-ui/drafts/dialog';
import { DragProvider } from '@vitrina/editor-ui/drag';
import { EditorContext, LiveRegion, createVoice, say } from '@vitrina/editor-ui/editor';
import { useFieldFocus } from '@vitrina/editor-ui/problems';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';
import { useRefusalText } from '@vitrina/editor-ui/texts';
import {
  useUploadsEnd,
  LeavingQuestion,
  PageState,
  SaveProblem,
  useSaveQueue,
} from '@vitrina/editor-ui/work';

import { BeyondLayout } from './BeyondLayout.tsx';
import type { SimpleBuilderProps } from './simpleBuilderProps.ts';
import { SimpleHeader } from './SimpleHeader.tsx';
import { LayoutStep } from './start/LayoutStep.tsx';
import { FillStep } from './steps/FillStep.tsx';
import { PublishStep } from './steps/PublishStep.tsx';
import { StepContent } from './steps/StepContent.tsx';
import { useStep } from './steps/steps.ts';
import { useLayoutPage, type LayoutPageState } from './useLayoutPage.ts';

const ConflictDialog = lazyDialog(async () => (await import('@vitrina/editor/conflicts')).ConflictDialog);

/** Simple builder of an open package. */
export function SimpleFrame(props: SimpleBuilderProps & { readonly drafts: readonly FoundDraft[] }) {
  const { epackId, onCreated, proUrl, drafts } = props;
  const savedId = useEditorState((state) => state.document.epackId);
  const hasConflict = useEditorState((state) => state.saving.status === 'conflict');
  useDraftKeeping();
  useUploadsEnd();
  useSaveQueue();
  useFieldFocus();
  useSaveKey();
  useEffect(() => {
    if (savedId !== undefined && savedId !== epackId) onCreated(savedId);
  }, [savedId, epackId, onCreated]);
  const { editor, voice } = useSurroundings(props);
  const state = useLayoutPage();
  const isEditable = state.kind === 'fits';
  const [step, go] = useStep(isEditable);
  return (
    <EditorContext value={editor}>
      <DragProvider>
        <SimpleHeader
          step={step}
          isEditable={isEditable}
          layout={state.kind === 'noLayout' ? undefined : state.layout}
          proUrl={proUrl}
          onGo={go}
        />
        <SaveProblem />
        <Content state={state} step={step} go={go} proUrl={proUrl} isNew={savedId === undefined} />
        <DialogBoundary>{drafts.length > 0 && <DraftDialog drafts={drafts} />}</DialogBoundary>
        {hasConflict && (
          <DialogBoundary>
            <ConflictDialog />
          </DialogBoundary>
        )}
        <LeavingQuestion epackId={epackId} />
        <LiveRegion voice={voice} />
      </DragProvider>
    </EditorContext>
  );
}

interface ContentProps extends Pick<SimpleBuilderProps, 'proUrl'> {
  readonly state: LayoutPageState;
  readonly step: ReturnType<typeof useStep>[0];
  readonly go: ReturnType<typeof useStep>[1];
  readonly isNew: boolean;
}

function Content({ state, step, go, proUrl, isNew }: ContentProps) {
  if (state.kind === 'loading') return <PageState />;
  if (state.kind === 'beyond') return <BeyondLayout reason="beyond" proUrl={proUrl} />;
  if (state.kind === 'noLayout' && !isNew) return <BeyondLayout reason="noLayout" proUrl={proUrl} />;
  const shown = state.kind === 'noLayout' ? 'layout' : step;
  return (
    <StepContent step={shown}>
      {shown === 'layout' && <LayoutStep onChosen={() => go('fill')} />}
      {state.kind === 'fits' && shown === 'fill' && (
        <FillStep layout={state.layout} parts={state.parts} onDone={() => go('publish')} />
      )}
      {state.kind === 'fits' && shown === 'publish' && (
        <PublishStep layout={state.layout} onFill={() => go('fill')} />
      )}
    </StepContent>
  );
}

/**
 * Returns the context for shared builder components. The simple builder has no commands: each action has a
 * button.
 */
function useSurroundings({ views, apiBaseUrl }: SimpleBuilderProps) {
  const intl = useIntl();
  const getRefusalText = useRefusalText();
  const [voice] = useState(createVoice);
  const toText = useCallback((text: MessageText) => formatText(intl, text), [intl]);
  const editor = useMemo(
    () => ({
      views,
      assetUrl: (source: string) => (/^(https:|\/\/)/.test(source) ? source : apiBaseUrl + source),
      previewUrl: (id: string) => `${apiBaseUrl}/panel/builder-pro/preview/${id}`,
      announce: (announcement: MessageText) => say(voice, toText(announcement)),
      refuse: (refusal: Parameters<typeof getRefusalText>[0]) =>
        toast.note({ text: getRefusalText(refusal) }),
      notify: (problem: MessageText) => toast.note({ text: toText(problem) }),
      runCommand: () => undefined,
    }),
    [views, apiBaseUrl, voice, toText, getRefusalText],
  );
  return { editor, voice };
}

/** Handles the save shortcut in the whole window. */
function useSaveKey(): void {
  const dispatch = useBuilderDispatch();
  const unsaved = useEditorState((state) => isUnsaved(state.document));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyS')
        return;
      event.preventDefault();
      if (unsaved) void dispatch(saveEpack());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch, unsaved]);
}
