import { calls } from '@vitrina/api-client/calls';
import type { AlertRule } from '@vitrina/api-client/contract';
import { useServerList } from '@vitrina/session/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { RecordList } from '../../../shared/records/RecordList.tsx';
import { useColumnMakers } from '../../../shared/records/useColumnMakers.tsx';
import { alertRulesPath } from './alertRulesPath.ts';

function useAlertRuleColumns() {
  const intl = useIntl();
  const make = useColumnMakers<AlertRule>();
  return useMemo(() => {
    const words = ({ problems, statuses }: AlertRule) => [
      ...problems.map((problem) => ({ name: intl.formatMessage({ id: `shelf.problem.${problem}` }) })),
      ...statuses.map((status) => ({ name: intl.formatMessage({ id: `shelf.status.${status}` }) })),
    ];
    const places = ({ retailers, brands, licenses }: AlertRule) => [...retailers, ...brands, ...licenses];
    const paceOf = ({ pace }: AlertRule) => intl.formatMessage({ id: `shelf.alerts.pace.${pace}` });
    const ways = { yes: 'shelf.alerts.byMail', no: 'shelf.alerts.panelOnly' } as const;
    return [
      make.text('name', 'shelf.alerts.name', ({ name }) => name),
      make.names('words', 'shelf.alerts.tellsOf', words),
      make.names('places', 'shelf.alerts.where', places, { hideBelow: 'md' }),
      make.text('pace', 'shelf.alerts.pace', paceOf, { isSortable: false, hideBelow: 'sm' }),
      make.flag('isByMail', 'shelf.alerts.way', ({ isByMail }) => isByMail, ways, {
        isSortable: false,
        hideBelow: 'lg',
      }),
      make.moment('lastSentDate', 'shelf.alerts.lastSent', ({ lastSentDate }) => lastSentDate, {
        hideBelow: 'sm',
      }),
    ];
  }, [intl, make]);
}

function AlertRules() {
  const columns = useAlertRuleColumns();
  const list = useServerList({ call: calls.searchAlertRules, name: 'alertRules' });
  return (
    <RecordList
      list={list}
      texts="panel.alertRules"
      path={alertRulesPath}
      columns={columns}
      rowName={({ name }) => name}
    />
  );
}

/** List page of the user's alert rules. */
export function AlertRulesPage() {
  return <AlertRules />;
}
