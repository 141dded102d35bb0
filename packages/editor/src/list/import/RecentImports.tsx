import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage, QueryView } from '@vitrina/ui-kit';

import { RecentWork } from '../RecentWork.tsx';

/** Props of {@link RecentImports}. */
export interface RecentImportsProps {
  readonly onOpen: (importId: number) => void;
}

const shownCount = 5;

/** Renders the user's last imports, each leading to its report: one that runs is found again here. */
export function RecentImports({ onOpen }: RecentImportsProps) {
  const imports = useQuery({
    ...callQuery(useApiClient(), calls.listPackageImports, { query: { limit: shownCount } }),
    refetchOnMount: 'always',
  });
  return (
    <QueryView query={imports} skeleton={<Skeleton variant="rounded" height={80} />}>
      {({ data: { items } }) => (
        <RecentWork
          title={<FormattedMessage id="builder.import.recent" />}
          items={items.map(({ status, total, doneCount, ...item }) => ({
            ...item,
            status: (
              <FormattedMessage id={`builder.import.status.${status}`} values={{ total, count: doneCount }} />
            ),
          }))}
          onOpen={onOpen}
        />
      )}
    </QueryView>
  );
}
