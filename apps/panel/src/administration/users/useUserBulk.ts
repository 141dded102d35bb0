import { calls } from '@vitrina/api-client/calls';
import type { CallBody } from '@vitrina/api-client/contract';
import { useFormat } from '@vitrina/ui-kit';
import type { BulkAction, ListSelection } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { useGroupOptions } from '../../shared/directory/useDirectory.ts';
import { bulkTarget } from '../../shared/records/bulkTarget.ts';
import { useBulkRun } from '../../shared/records/useBulkRun.ts';

type Change = CallBody<typeof calls.changeUsers>['change'];

const kinds = [
  { kind: 'enable', isDestructive: false },
  { kind: 'disable', isDestructive: true },
] as const;

/** Returns the bulk actions for accounts. */
export function useUserBulk(filter: Readonly<Record<string, string>>): readonly BulkAction[] {
  const intl = useIntl();
  const format = useFormat();
  const run = useBulkRun(calls.changeUsers);
  const groups = useGroupOptions();
  return useMemo(() => {
    const textsOf = (kind: Change['kind']) => ({
      id: kind,
      label: intl.formatMessage({ id: `panel.users.${kind}` }),
      title: (count: number) => intl.formatMessage({ id: `panel.users.${kind}Title` }, { count }),
    });
    const change = (selection: ListSelection, isDryRun: boolean, what: Change) =>
      run({ ...bulkTarget(selection, filter), change: what }, isDryRun);
    const move: BulkAction = {
      ...textsOf('moveToGroup'),
      choice: {
        label: intl.formatMessage({ id: 'panel.users.group' }),
        options: groups
          .toSorted((a, b) => format.compare(a.name, b.name))
          .map(({ id, name }) => ({ value: String(id), label: name })),
      },
      run: (selection, dryRun, chosen) =>
        change(selection, dryRun, { kind: 'moveToGroup', groupId: Number(chosen) }),
    };
    const others = kinds.map(({ kind, isDestructive }): BulkAction => ({
      ...textsOf(kind),
      isDestructive,
      run: (selection, dryRun) => change(selection, dryRun, { kind }),
    }));
    return [move, ...others];
  }, [intl, format, run, groups, filter]);
}
