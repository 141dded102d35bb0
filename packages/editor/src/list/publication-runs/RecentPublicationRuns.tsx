import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage, QueryView, StateView } from '@vitrina/ui-kit';

import { RecentWork } from '../RecentWork.tsx';
import { RunStatus } from './RunStatus.tsx';

interface RecentPublicationRunsProps {
  readonly onOpen: (runId: number) => void;
  /** Whether to say that there are none. */
  readonly saysEmpty: boolean;
}

const shownCount = 20;

/** Renders the user's last bulk publications, each leading to its report: one that works is found again here. */
export function RecentPublicationRuns({ onOpen, saysEmpty }: RecentPublicationRunsProps) {
  const runs = useQuery({
    ...callQuery(useApiClient(), calls.listPublicationRuns, { query: { limit: shownCount } }),
    refetchOnMount: 'always',
  });
  return (
    <QueryView query={runs} skeleton={<Skeleton variant="rounded" height={80} />}>
      {({ data: { items } }) =>
        saysEmpty && items.length === 0 ? (
          <StateView
            state={{
              kind: 'empty',
              title: <FormattedMessage id="builder.publicationRun.empty" />,
              text: <FormattedMessage id="builder.publicationRun.emptyText" />,
            }}
          />
        ) : (
          <RecentWork
            title={<FormattedMessage id="builder.publicationRun.recentOpen" />}
            items={items.map((run) => ({
              id: run.id,
              createdDate: run.createdDate,
              name: <FormattedMessage id={`builder.publicationRun.action.${run.action}`} />,
              status: <RunStatus run={run} />,
            }))}
            onOpen={onOpen}
          />
        )
      }
    </QueryView>
  );
}
