import Versions from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { KeptStep } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';
import type { HistoryStep, KeyHistory } from '@vitrina/history-engine';
import { useSession } from '@vitrina/session';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { getCommand } from '@vitrina/editor-core/commands';
import { describeStep } from '@vitrina/editor-core/history';
import {
  getActivePage,
  getHistoryKey,
  getOpenedPosition,
  goToStep,
  type KeptPage,
  type RecordedEdit,
} from '@vitrina/editor-core/store';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useBuilderDispatch, useEditorState, useEditorStore } from '@vitrina/editor-ui/store';
import { useDistinctTimes } from '@vitrina/editor-ui/texts';

import { StepPicture } from './StepPicture.tsx';
import { StepRow, type StepRowProps } from './StepRow.tsx';
import { useStepText } from './useStepText.ts';

const noHistory: KeyHistory<RecordedEdit> = { position: 0, lastChangeTs: 0, steps: [] };

const noSteps: Pick<KeptPage, 'earlier' | 'restored'> = { earlier: [], restored: [] };

const versionsCommand = getCommand('versions');

/**
 * Renders the steps on the page in view, latest first: those of this visit, and those of earlier ones with their authors. A
 * click undoes or redoes up to a step. Steps that no longer lead to the page are only read.
 */
export function HistoryPanel() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const { announce, runCommand } = useEditor();
  const { steps, position } = useEditorState(
    (state) => state.document.history[getHistoryKey(state)] ?? noHistory,
  );
  const { earlier, restored } = useEditorState(
    (state) => state.document.keptSteps[getHistoryKey(state)] ?? noSteps,
  );
  const openedAt = useEditorState(getOpenedPosition);
  const canShowVersions = useEditorState((state) => versionsCommand.canRun(state));
  // The restored steps that are still in the history, and the earlier ones that can only be read.
  const readCount = earlier.length - restored.length;
  const continued = earlier.slice(earlier.length - openedAt);
  const go = (to: number) => {
    dispatch(goToStep(to));
    announce({ id: 'builder.history.went' });
  };
  const rowProps = (at: number) => ({
    isCurrent: at === position,
    isUndone: at > position,
    onGo: () => go(at),
    picture: <StepPicture position={at} />,
  });
  return (
    <Box sx={{ overflowY: 'auto', flex: 1, py: 2 }}>
      {canShowVersions && (
        <Box sx={{ px: 3, pb: 2 }}>
          <Button
            fullWidth
            variant="outlined"
            startIcon={<Versions />}
            onClick={() => runCommand(versionsCommand)}
          >
            <FormattedMessage id="builder.history.versions" />
          </Button>
        </Box>
      )}
      <Box
        component="ol"
        aria-label={intl.formatMessage({ id: 'builder.left.history' })}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {steps
          .slice(openedAt)
          .map((step, index) => {
            const at = openedAt + index + 1;
            return <OwnStep key={at} step={step} {...rowProps(at)} />;
          })
          .toReversed()}
        <StepRow {...rowProps(openedAt)} isUndone={false}>
          <FormattedMessage id="builder.history.opened" />
        </StepRow>
        {continued
          .map((step, index) => {
            const at = index + 1;
            const isOpened = at === openedAt;
            return (
              <EarlierStep key={at} step={step} {...rowProps(at)} {...(isOpened && { isCurrent: false })} />
            );
          })
          .toReversed()}
        {continued.length > 0 && (
          <StepRow {...rowProps(0)}>
            <FormattedMessage id="builder.history.before" />
          </StepRow>
        )}
      </Box>
      {readCount > 0 && <ReadOnlySteps steps={earlier.slice(0, readCount)} />}
      {steps.length === 0 && earlier.length === 0 && (
        <Typography variant="body2" sx={{ px: 3, pt: 2, color: 'text.secondary' }}>
          <FormattedMessage id="builder.history.empty" />
        </Typography>
      )}
    </Box>
  );
}

/** Lists steps that the page was since saved without, so that they can't be returned to. */
function ReadOnlySteps({ steps }: { readonly steps: readonly KeptStep[] }) {
  const intl = useIntl();
  return (
    <>
      <Typography variant="body2" sx={{ px: 3, pt: 3, pb: 1, color: 'text.secondary' }}>
        <FormattedMessage id="builder.history.readOnly" />
      </Typography>
      <Box
        component="ol"
        aria-label={intl.formatMessage({ id: 'builder.history.earlier' })}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {/* Steps have no id, and their order never changes. */}
        {steps.map((step, index) => <EarlierStep key={index} step={step} />).toReversed()}
      </Box>
    </>
  );
}

type RowState = Pick<StepRowProps, 'isCurrent' | 'isUndone' | 'onGo' | 'picture'>;

function OwnStep({ step, ...row }: RowState & { readonly step: HistoryStep<RecordedEdit> }) {
  const page = useEditorState(getActivePage);
  const { catalogue } = useEditorStore().services;
  const { profile } = useSession();
  const summary = useMemo(() => describeStep(step, page, catalogue), [step, page, catalogue]);
  const toText = useStepText();
  const detail = useDetail(profile?.username, step.doneTs);
  return (
    <StepRow {...row} detail={detail}>
      {toText(summary)}
    </StepRow>
  );
}

function EarlierStep({ step, ...row }: RowState & { readonly step: KeptStep }) {
  const toText = useStepText();
  const detail = useDetail(step.doneBy ?? undefined, Date.parse(step.doneDate));
  return (
    <StepRow {...row} detail={detail}>
      {toText(step.summary)}
    </StepRow>
  );
}

/** Returns the author and the time of a step, as far as they are known. */
function useDetail(author: string | undefined, doneTs: number | undefined): string | undefined {
  const moment = doneTs === undefined ? undefined : new Date(doneTs).toISOString();
  const timeOf = useDistinctTimes(moment === undefined ? [] : [moment]);
  const parts = [author, moment === undefined ? undefined : timeOf(moment)].filter(Boolean);
  return parts.length === 0 ? undefined : parts.join(' · ');
}
