import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Replacement } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';

import { RecentWork } from '../RecentWork.tsx';
import { ReplacementForm, type ReplacementTarget } from './ReplacementForm.tsx';
import { ReplacementReport } from './ReplacementReport.tsx';
import { ReplacementTitle } from './ReplacementTitle.tsx';
import { isWorking } from './useReplacement.ts';

/** Props of {@link ReplacementScreen}. */
export interface ReplacementScreenProps {
  /** The packages to search; undefined for all that the user can open. */
  readonly target?: ReplacementTarget | undefined;
  /** The replacement in view; undefined for the form. */
  readonly replacementId: number | undefined;
  readonly onShow: (replacementId: number | undefined) => void;
  /** Opens a package in the editor. */
  readonly onOpen: (epackId: string) => void;
  /** Base URL of the server; empty, the default, for the page's own. */
  readonly apiBaseUrl?: string;
}

const everything: ReplacementTarget = { packages: { filter: {} }, count: undefined };
const shownCount = 20;

/** Finds and replaces across packages. */
export function ReplacementScreen({
  target = everything,
  replacementId,
  onShow,
  onOpen,
  apiBaseUrl = '',
}: ReplacementScreenProps) {
  if (replacementId !== undefined) {
    return (
      <Paper variant="outlined" sx={{ p: { xs: 4, md: 6 } }}>
        <ReplacementReport
          id={replacementId}
          apiBaseUrl={apiBaseUrl}
          onOpen={onOpen}
          onBack={() => onShow(undefined)}
        />
      </Paper>
    );
  }
  return (
    <Paper variant="outlined" sx={{ p: { xs: 4, md: 6 } }}>
      <Box sx={{ display: 'grid', gap: 6 }}>
        <ReplacementForm target={target} apiBaseUrl={apiBaseUrl} onFound={onShow} />
        <RecentReplacements apiBaseUrl={apiBaseUrl} onOpen={onShow} />
      </Box>
    </Paper>
  );
}

interface RecentReplacementsProps {
  readonly apiBaseUrl: string;
  readonly onOpen: (id: number) => void;
}

/** Renders the user's last replacements: one that the server works on is found again here, and can be undone. */
function RecentReplacements({ apiBaseUrl, onOpen }: RecentReplacementsProps) {
  const runs = useQuery({
    ...callQuery(useApiClient(), calls.listReplacements, { query: { limit: shownCount } }),
    refetchOnMount: 'always',
  });
  return (
    <RecentWork
      title={<FormattedMessage id="builder.replace.recent" />}
      items={(runs.data?.data.items ?? []).map((run) => ({
        id: run.id,
        createdDate: run.createdDate,
        name: <ReplacementTitle criteria={run.criteria} apiBaseUrl={apiBaseUrl} />,
        status: <RunState run={run} />,
      }))}
      onOpen={onOpen}
    />
  );
}

function RunState({ run }: { readonly run: Replacement }) {
  const { counts, hitCount } = run;
  if (isWorking(run)) return <FormattedMessage id="builder.replace.state.working" />;
  if (counts.applied > 0)
    return <FormattedMessage id="builder.replace.state.applied" values={{ count: counts.applied }} />;
  if (counts.undone > 0) return <FormattedMessage id="builder.replace.status.undone" />;
  return <FormattedMessage id="builder.replace.hits" values={{ count: hitCount }} />;
}
