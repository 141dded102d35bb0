import { calls } from '@vitrina/api-client/calls';
import type { CallBody } from '@vitrina/api-client/contract';
import { useApiClient } from '@vitrina/session';
import { useFormat } from '@vitrina/ui-kit';
import type { BulkAction, ListSelection } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { useUserOptions } from '../directory/useDirectory.ts';
import { bulkTarget } from '../records/bulkTarget.ts';

type Body = CallBody<typeof calls.markPageProblems>;
type Mark = Pick<Body, 'isAcknowledged' | 'ownerId'>;

/** The choice that takes the owner away. */
const nobody = 'nobody';

/** What can be done with several problems together. */
export function useProblemBulk(filter: Readonly<Record<string, string>>): readonly BulkAction[] {
  const intl = useIntl();
  const format = useFormat();
  const client = useApiClient();
  const users = useUserOptions();
  return useMemo(() => {
    const textsOf = (id: string) => ({
      id,
      label: intl.formatMessage({ id: `shelf.retail.${id}` }),
      title: (count: number) => intl.formatMessage({ id: `shelf.retail.${id}Title` }, { count }),
    });
    const mark = async (selection: ListSelection, dryRun: boolean, what: Mark) => {
      const body = { ...bulkTarget(selection, filter), dryRun, ...what } as Body;
      return (await client.call(calls.markPageProblems, { body })).data;
    };
    const people = users
      .toSorted((a, b) => format.compare(a.name, b.name))
      .map(({ id, name }) => ({ value: String(id), label: name }));
    const acknowledge = (id: string, isAcknowledged: boolean): BulkAction => ({
      ...textsOf(id),
      run: (selection, dryRun) => mark(selection, dryRun, { isAcknowledged }),
    });
    return [
      acknowledge('acknowledge', true),
      acknowledge('takeBack', false),
      {
        ...textsOf('assign'),
        choice: {
          label: intl.formatMessage({ id: 'shelf.retail.owner' }),
          options: [{ value: nobody, label: intl.formatMessage({ id: 'shelf.retail.nobody' }) }, ...people],
        },
        run: (selection, dryRun, chosen) =>
          mark(selection, dryRun, { ownerId: chosen === nobody ? null : Number(chosen) }),
      },
    ];
  }, [intl, format, client, users, filter]);
}
