import { calls } from '@vitrina/api-client/calls';
import { useServerList, usualQuery } from '@vitrina/session/list';
import type { ListFilter, ListState } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

const toQuery = (state: ListState) => ({ ...usualQuery(state), hasLayout: 'true' });

/** Returns the packages created from layouts, and the list's state, which is stored in the address. */
export function useLayoutList() {
  const intl = useIntl();
  const filters = useMemo(
    (): readonly ListFilter[] => [
      {
        kind: 'choice',
        name: 'state',
        label: intl.formatMessage({ id: 'builder.list.state' }),
        choices: (['published', 'unpublished'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `builder.list.${value}` }),
        })),
      },
    ],
    [intl],
  );
  const list = useServerList({ call: calls.listEpacks, name: 'layout-epacks', filters, toQuery });
  return { list, filters };
}
