import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TextRunRow } from '@vitrina/api-client/contract';
import { languageName } from '@vitrina/epack-model';
import { FailureAlert, FormattedMessage, QueryView } from '@vitrina/ui-kit';
import { useId, useState } from 'react';

import { RecentTextRuns } from './RecentTextRuns.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { RunStatus } from './RunStatus.tsx';
import { StartTextRun, type TextRunTarget } from './StartTextRun.tsx';
import { TextRunProgress } from './TextRunProgress.tsx';
import { TextRunRows } from './TextRunRows.tsx';
import { useTextRun } from './useTextRun.ts';

/** Props of {@link TextRunsDialog}. */
export interface TextRunsDialogProps {
  /** The packages to propose texts for; undefined to show earlier runs only. */
  readonly target?: TextRunTarget;
  readonly apiBaseUrl: string;
  readonly onOpen: (epackId: string) => void;
  readonly onClose: () => void;
}

/** Dialog that has texts proposed for many packages, and lists them to review. */
export function TextRunsDialog({ target, onClose, ...list }: TextRunsDialogProps) {
  const titleId = useId();
  const [runId, setRunId] = useState<number>();
  const back = () => setRunId(undefined);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>
        <FormattedMessage id={target ? 'builder.textRun.open' : 'builder.textRun.recentOpen'} />
      </DialogTitle>
      {runId === undefined ? (
        <>
          <DialogContent sx={{ display: 'grid', gap: 6, alignContent: 'start' }}>
            {target && <StartTextRun target={target} onStarted={setRunId} />}
            <RecentTextRuns saysEmpty={!target} onOpen={setRunId} />
          </DialogContent>
          <DialogActions>
            <CloseButton onClose={onClose} />
          </DialogActions>
        </>
      ) : (
        <OpenedRun runId={runId} {...list} onBack={back} onClose={onClose} />
      )}
    </Dialog>
  );
}

function CloseButton({ onClose }: Pick<TextRunsDialogProps, 'onClose'>) {
  return (
    <Button variant="outlined" onClick={onClose}>
      <FormattedMessage id="ui.action.close" />
    </Button>
  );
}

interface OpenedRunProps extends Omit<TextRunsDialogProps, 'target'> {
  readonly runId: number;
  readonly onBack: () => void;
}

function OpenedRun({ runId, apiBaseUrl, onOpen, onBack, onClose }: OpenedRunProps) {
  const { query, failure, isSending, ...actions } = useTextRun(runId);
  const [reviewed, setReviewed] = useState<{ rowId: number; others: readonly TextRunRow[] }>();
  const endReview = () => setReviewed(undefined);
  const reviewNext = () => {
    const next =
      reviewed?.others.findIndex(({ status, isReviewed }) => status === 'proposed' && !isReviewed) ?? -1;
    const row = reviewed?.others[next];
    setReviewed(row && reviewed && { rowId: row.id, others: reviewed.others.slice(next + 1) });
  };
  const count = query.data?.data.reviewedCount ?? 0;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <FailureAlert failure={failure} />
        <QueryView query={query} skeleton={<Skeleton variant="rounded" height={240} />}>
          {({ data: run }) => (
            <>
              <Typography>
                <FormattedMessage
                  id={`builder.textRun.name.${run.task}`}
                  values={{ language: languageName(run.locale) }}
                />
                {' · '}
                <RunStatus run={run} />
              </Typography>
              <TextRunProgress
                run={run}
                isSending={isSending}
                onContinue={actions.continue}
                onStop={actions.stop}
              />
              {run.skippedCount > 0 && (
                <Alert severity="info">
                  <FormattedMessage id="builder.textRun.skippedTotal" values={{ count: run.skippedCount }} />
                </Alert>
              )}
              <TextRunRows
                run={run}
                apiBaseUrl={apiBaseUrl}
                isSending={isSending}
                onProposeAgain={actions.proposeAgain}
                onReview={(rowId, others) => setReviewed({ rowId, others })}
              />
            </>
          )}
        </QueryView>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        <Button onClick={onBack} sx={{ mr: 'auto' }}>
          <FormattedMessage id="builder.textRun.back" />
        </Button>
        <CloseButton onClose={onClose} />
        <Button variant="contained" loading={isSending} disabled={count === 0} onClick={actions.apply}>
          <FormattedMessage id="builder.textRun.apply" values={{ count }} />
        </Button>
      </DialogActions>
      {reviewed && (
        <ReviewDialog
          runId={runId}
          rowId={reviewed.rowId}
          onOpen={onOpen}
          onClose={endReview}
          onDone={reviewNext}
        />
      )}
    </>
  );
}
