import { calls } from '@vitrina/api-client/calls';
import type { CallBody } from '@vitrina/api-client/contract';
import { useFormat } from '@vitrina/ui-kit';
import type { BulkAction, ListSelection } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { useUserOptions } from '../../shared/directory/useDirectory.ts';
import { bulkTarget } from '../../shared/records/bulkTarget.ts';
import { useBulkRun } from '../../shared/records/useBulkRun.ts';

type Mark = Pick<CallBody<typeof calls.markPageProblems>, 'isAcknowledged' | 'ownerId'>;

/** Option that removes the owner. */
const nobody = 'nobody';

/** Returns the bulk actions for problems. */
export function useProblemBulk(filter: Readonly<Record<string, string>>): readonly BulkAction[] {
  const intl = useIntl();
  const format = useFormat();
  const run = useBulkRun(calls.markPageProblems);
  const users = useUserOptions();
  return useMemo(() => {
    const textsOf = (id: 'acknowledge' | 'assign' | 'takeBack') => ({
      id,
      label: intl.formatMessage({ id: `shelf.retail.${id}` }),
      title: (count: number) => intl.formatMessage({ id: `shelf.retail.${id}Title` }, { count }),
    });
    const mark = (selection: ListSelection, isDryRun: boolean, what: Mark) =>
      run({ ...bulkTarget(selection, filter), ...what }, isDryRun);
    const people = users
      .toSorted((a, b) => format.compare(a.name, b.name))
      .map(({ id, name }) => ({ value: String(id), label: name }));
    const acknowledge = (id: 'acknowledge' | 'takeBack', isAcknowledged: boolean): BulkAction => ({
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
  }, [intl, format, run, users, filter]);
}
