import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { languageName } from '@vitrina/epack-model';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage, QueryView, StateView } from '@vitrina/ui-kit';

import { RecentWork } from '../RecentWork.tsx';
import { RunStatus } from './RunStatus.tsx';

interface RecentTextRunsProps {
  readonly onOpen: (runId: number) => void;
  /** Whether to say that there are none. */
  readonly saysEmpty: boolean;
}

const shownCount = 20;

/** Renders the user's last text runs, each leading to its review list: one that works is found again here. */
export function RecentTextRuns({ onOpen, saysEmpty }: RecentTextRunsProps) {
  const runs = useQuery({
    ...callQuery(useApiClient(), calls.listTextRuns, { query: { limit: shownCount } }),
    refetchOnMount: 'always',
  });
  return (
    <QueryView query={runs} skeleton={<Skeleton variant="rounded" height={80} />}>
      {({ data: { items } }) =>
        saysEmpty && items.length === 0 ? (
          <StateView
            state={{
              kind: 'empty',
              title: <FormattedMessage id="builder.textRun.empty" />,
              text: <FormattedMessage id="builder.textRun.emptyText" />,
            }}
          />
        ) : (
          <RecentWork
            title={<FormattedMessage id="builder.textRun.recent" />}
            items={items.map((run) => ({
              id: run.id,
              createdDate: run.createdDate,
              name: (
                <FormattedMessage
                  id={`builder.textRun.name.${run.task}`}
                  values={{ language: languageName(run.locale) }}
                />
              ),
              status: <RunStatus run={run} />,
            }))}
            onOpen={onOpen}
          />
        )
      }
    </QueryView>
  );
}
