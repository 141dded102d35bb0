import { calls } from '@vitrina/api-client/calls';
import { useServerList } from '@vitrina/session/list';
import type { ListFilter } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

const types = ['minisite', 'sis'] as const;
const states = ['published', 'unpublished'] as const;

/** Returns the filters of the package list. */
function useEpackFilters(): readonly ListFilter[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        kind: 'choice',
        name: 'type',
        label: intl.formatMessage({ id: 'builder.list.type' }),
        choices: types.map((value) => ({
          value,
          label: intl.formatMessage({ id: `builder.type.${value}` }),
        })),
      },
      {
        kind: 'choice',
        name: 'state',
        label: intl.formatMessage({ id: 'builder.list.state' }),
        choices: states.map((value) => ({
          value,
          label: intl.formatMessage({ id: `builder.list.${value}` }),
        })),
      },
    ],
    [intl],
  );
}

/** Returns the list of packages and its state, which is part of the address. */
export function useEpackList() {
  const filters = useEpackFilters();
  const list = useServerList({ call: calls.listEpacks, name: 'epacks', filters });
  return { list, filters };
}
