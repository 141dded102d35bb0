import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { PublicationRun } from '@vitrina/api-client/contract';
import { FailureAlert, FormattedMessage, QueryView, useFormat } from '@vitrina/ui-kit';
import { useId, useState } from 'react';

import { PublicationRunProgress } from './PublicationRunProgress.tsx';
import { PublicationRunRows } from './PublicationRunRows.tsx';
import { RecentPublicationRuns } from './RecentPublicationRuns.tsx';
import { type PublicationRunTarget, StartPublicationRun } from './StartPublicationRun.tsx';
import { isWorking, usePublicationRun } from './usePublicationRun.ts';

/** Props of {@link PublicationRunsDialog}. */
export interface PublicationRunsDialogProps {
  /** The packages to publish or unpublish; undefined to show earlier bulk publications only. */
  readonly target?: PublicationRunTarget;
  readonly apiBaseUrl: string;
  readonly onOpen: (epackId: string) => void;
  readonly onClose: () => void;
}

/** Dialog that checks what publishing or unpublishing many packages would do, and does it. */
export function PublicationRunsDialog({ target, onClose, ...list }: PublicationRunsDialogProps) {
  const titleId = useId();
  const [runId, setRunId] = useState<number>();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>
        {target ? (
          <FormattedMessage id="builder.publicationRun.title" values={{ count: target.count }} />
        ) : (
          <FormattedMessage id="builder.publicationRun.recentOpen" />
        )}
      </DialogTitle>
      {runId === undefined ? (
        <>
          <DialogContent sx={{ ...contentStyle, gap: 6 }}>
            {target && <StartPublicationRun target={target} onStarted={setRunId} />}
            <RecentPublicationRuns saysEmpty={!target} onOpen={setRunId} />
          </DialogContent>
          <DialogActions>
            <CloseButton onClose={onClose} />
          </DialogActions>
        </>
      ) : (
        <OpenedRun runId={runId} {...list} onBack={() => setRunId(undefined)} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** The column is no wider than the dialog, also on a phone. */
const contentStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
} as const;

function CloseButton({ onClose }: Pick<PublicationRunsDialogProps, 'onClose'>) {
  return (
    <Button variant="outlined" onClick={onClose}>
      <FormattedMessage id="ui.action.close" />
    </Button>
  );
}

interface OpenedRunProps extends Omit<PublicationRunsDialogProps, 'target'> {
  readonly runId: number;
  readonly onBack: () => void;
}

function OpenedRun({ runId, apiBaseUrl, onOpen, onBack, onClose }: OpenedRunProps) {
  const { query, failure, isSending, ...actions } = usePublicationRun(runId);
  const run = query.data?.data;
  return (
    <>
      <DialogContent sx={{ ...contentStyle, gap: 4 }}>
        <FailureAlert failure={failure} />
        <QueryView query={query} skeleton={<Skeleton variant="rounded" height={240} />}>
          {({ data }) => (
            <>
              <RunName run={data} />
              <PublicationRunProgress run={data} isSending={isSending} onStop={actions.stop} />
              <PublicationRunRows run={data} apiBaseUrl={apiBaseUrl} onOpen={onOpen} />
            </>
          )}
        </QueryView>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        <Button onClick={onBack} sx={{ mr: 'auto' }}>
          <FormattedMessage id="builder.publicationRun.back" />
        </Button>
        <CloseButton onClose={onClose} />
        {run && <ContinueButton run={run} isSending={isSending} onContinue={actions.continue} />}
      </DialogActions>
    </>
  );
}

function RunName({ run: { action, publishDate } }: { readonly run: PublicationRun }) {
  const format = useFormat();
  return (
    <Typography variant="subtitle2" component="h3">
      <FormattedMessage id={`builder.publicationRun.action.${action}`} />
      {publishDate !== null && ` · ${format.dateTime(publishDate)}`}
    </Typography>
  );
}

interface ContinueButtonProps {
  readonly run: PublicationRun;
  readonly isSending: boolean;
  readonly onContinue: () => void;
}

/** Renders the button that does what was checked, continues the check, or tries failed packages again. */
function ContinueButton({ run, isSending, onContinue }: ContinueButtonProps) {
  const { action, counts } = run;
  if (isWorking(run)) return null;
  const count = counts.ready + counts.failed;
  if (counts.checking === 0 && count === 0) return null;
  return (
    <Button variant="contained" loading={isSending} onClick={onContinue}>
      {counts.checking > 0 ? (
        <FormattedMessage id="builder.publicationRun.continueCheck" values={{ count: counts.checking }} />
      ) : (
        <FormattedMessage
          id={counts.ready > 0 ? `builder.publicationRun.start.${action}` : 'builder.publicationRun.tryAgain'}
          values={{ count }}
        />
      )}
    </Button>
  );
}
