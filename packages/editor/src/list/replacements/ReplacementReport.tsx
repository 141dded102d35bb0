import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Replacement } from '@vitrina/api-client/contract';
import { FailureAlert, FormattedMessage, QueryView } from '@vitrina/ui-kit';
import { useId, useState } from 'react';

import { ReplacementRows } from './ReplacementRows.tsx';
import { ReplacementTitle } from './ReplacementTitle.tsx';
import { useReplacement } from './useReplacement.ts';

interface ReplacementReportProps {
  readonly id: number;
  readonly apiBaseUrl: string;
  readonly onOpen: (epackId: string) => void;
  readonly onBack: () => void;
}

/** Renders a replacement: its progress, its hits, and what can be done with them. */
export function ReplacementReport({ id, apiBaseUrl, onOpen, onBack }: ReplacementReportProps) {
  const { query, failure, isSending, apply, undo } = useReplacement(id);
  return (
    <QueryView query={query} skeleton={<Skeleton variant="rounded" height={240} />}>
      {({ data: run }) => (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            <ReplacementTitle criteria={run.criteria} apiBaseUrl={apiBaseUrl} />
          </Typography>
          <Progress run={run} />
          <Outcome run={run} />
          <FailureAlert failure={failure} />
          <Actions run={run} isSending={isSending} onApply={apply} onUndo={undo} onBack={onBack} />
          {run.counts.waiting === 0 && (
            <ReplacementRows id={id} kind={run.criteria.kind} apiBaseUrl={apiBaseUrl} onOpen={onOpen} />
          )}
        </Box>
      )}
    </QueryView>
  );
}

const percent = 100;

function Progress({ run: { counts, total } }: { readonly run: Replacement }) {
  const textId = useId();
  const step = (['waiting', 'applying', 'undoing'] as const).find((state) => counts[state] > 0);
  if (!step) return null;
  const all = step === 'waiting' ? total : counts[step] + counts.applied + counts.changed + counts.undone;
  return (
    <Box role="status">
      <Typography id={textId} sx={{ mb: 2 }}>
        <FormattedMessage id={`builder.replace.progress.${step}`} values={{ count: counts[step] }} />
      </Typography>
      <LinearProgress
        variant="determinate"
        value={all === 0 ? 0 : ((all - counts[step]) / all) * percent}
        aria-labelledby={textId}
      />
    </Box>
  );
}

/** Tells what was replaced, and what was not and why. */
function Outcome({ run: { counts, hitCount, total } }: { readonly run: Replacement }) {
  const withHits = total - counts.none - counts.waiting;
  return (
    <>
      {counts.waiting === 0 && (
        <Typography>
          <FormattedMessage id="builder.replace.found" values={{ hits: hitCount, packages: withHits }} />
        </Typography>
      )}
      {counts.applying === 0 && counts.applied > 0 && (
        <Alert severity="success">
          <FormattedMessage id="builder.replace.applied" values={{ count: counts.applied }} />
        </Alert>
      )}
      {counts.undone > 0 && (
        <Alert severity="success">
          <FormattedMessage id="builder.replace.undone" values={{ count: counts.undone }} />
        </Alert>
      )}
      {counts.changed > 0 && (
        <Alert severity="warning">
          <FormattedMessage id="builder.replace.changed" values={{ count: counts.changed }} />
        </Alert>
      )}
      {counts.failed > 0 && (
        <Alert severity="error">
          <FormattedMessage id="builder.replace.failed" values={{ count: counts.failed }} />
        </Alert>
      )}
    </>
  );
}

interface ActionsProps {
  readonly run: Replacement;
  readonly isSending: boolean;
  readonly onApply: (isRepublishing: boolean) => void;
  readonly onUndo: () => void;
  readonly onBack: () => void;
}

function Actions({ run, isSending, onApply, onUndo, onBack }: ActionsProps) {
  const [isRepublishing, setIsRepublishing] = useState(false);
  const { counts, hitCount, leftCount } = run;
  const taken = hitCount - leftCount;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {counts.found > 0 && counts.waiting === 0 && (
        <>
          <Button
            variant="contained"
            loading={isSending}
            disabled={taken === 0}
            onClick={() => onApply(isRepublishing)}
          >
            <FormattedMessage id="builder.replace.apply" values={{ count: taken }} />
          </Button>
          <FormControlLabel
            control={
              <Checkbox
                checked={isRepublishing}
                onChange={({ target }) => setIsRepublishing(target.checked)}
              />
            }
            label={<FormattedMessage id="builder.replace.republish" />}
          />
        </>
      )}
      {counts.applied > 0 && counts.applying === 0 && (
        <Button variant="outlined" loading={isSending} onClick={onUndo}>
          <FormattedMessage id="builder.replace.undo" values={{ count: counts.applied }} />
        </Button>
      )}
      <Button onClick={onBack}>
        <FormattedMessage id="builder.replace.back" />
      </Button>
    </Box>
  );
}
