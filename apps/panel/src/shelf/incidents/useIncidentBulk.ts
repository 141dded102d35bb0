import { calls } from '@vitrina/api-client/calls';
import type { CallBody } from '@vitrina/api-client/contract';
import type { BulkAction, ListSelection } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { bulkTarget } from '../../shared/records/bulkTarget.ts';
import { useBulkRun } from '../../shared/records/useBulkRun.ts';
import { useIncidentPeople } from './useIncidentFilters.ts';

type Change = Pick<CallBody<typeof calls.changeIncidents>, 'state' | 'ownerId'>;

/** Option that removes the owner. */
const nobody = 'nobody';
/** The states that need nothing else. */
const plainStates = ['open', 'inProgress', 'accepted'] as const;

/** Returns the bulk actions for incidents. */
export function useIncidentBulk(filter: Readonly<Record<string, string>>): readonly BulkAction[] {
  const intl = useIntl();
  const change = useBulkRun(calls.changeIncidents);
  const check = useBulkRun(calls.checkIncidents);
  const people = useIncidentPeople();
  return useMemo(() => {
    const text = (id: LabelId) => intl.formatMessage({ id });
    const textsOf = (id: 'check' | 'assign' | 'setState') => ({
      id,
      label: text(`shelf.incident.${id}`),
      title: (count: number) => intl.formatMessage({ id: `shelf.incident.${id}Title` }, { count }),
    });
    const apply = (selection: ListSelection, isDryRun: boolean, what: Change) =>
      change({ ...bulkTarget(selection, filter), ...what }, isDryRun);
    return [
      {
        ...textsOf('assign'),
        choice: {
          label: text('shelf.retail.owner'),
          options: [
            { value: nobody, label: text('shelf.retail.nobody') },
            ...people.map(({ id, username }) => ({ value: String(id), label: username })),
          ],
        },
        run: (selection, isDryRun, chosen) =>
          apply(selection, isDryRun, { ownerId: chosen === nobody ? null : Number(chosen) }),
      },
      {
        ...textsOf('setState'),
        choice: {
          label: text('shelf.incident.state'),
          options: plainStates.map((value) => ({ value, label: text(`shelf.incident.state.${value}`) })),
        },
        run: (selection, isDryRun, chosen) => {
          const state = plainStates.find((word) => word === chosen);
          return apply(selection, isDryRun, state ? { state } : {});
        },
      },
      {
        ...textsOf('check'),
        run: (selection, isDryRun) => check(bulkTarget(selection, filter), isDryRun),
      },
    ];
  }, [intl, change, check, people, filter]);
}
