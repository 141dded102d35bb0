import { calls } from '@vitrina/api-client/calls';
import type { CallBody } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';
import type { BulkAction } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { bulkTarget } from '../records/bulkTarget.ts';

type Change = CallBody<typeof calls.changeUsers>['change'];

const kinds = [
  { kind: 'enable', isDestructive: false },
  { kind: 'disable', isDestructive: true },
] as const;

/** What can be done with several accounts together. */
export function useUserBulk(filter: Readonly<Record<string, string>>): readonly BulkAction[] {
  const intl = useIntl();
  const client = useApiClient();
  return useMemo(
    () =>
      kinds.map(({ kind, isDestructive }) => ({
        id: kind,
        label: intl.formatMessage({ id: `panel.users.${kind}` }),
        title: (count) => intl.formatMessage({ id: `panel.users.${kind}Title` }, { count }),
        isDestructive,
        run: async (selection, dryRun) => {
          const change: Change = { kind };
          const body = { ...bulkTarget(selection, filter), dryRun, change } as CallBody<
            typeof calls.changeUsers
          >;
          return (await client.call(calls.changeUsers, { body })).data;
        },
      })),
    [intl, client, filter],
  );
}
