import Warning from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import type { Incident } from '@vitrina/api-client/contract';
import { useFormat } from '@vitrina/ui-kit';
import type { Column } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { StatusText } from '../../shared/records/StatusText.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';
import { useLostViews } from '../retail-manager/useLostViews.ts';
import { IncidentStateText } from './IncidentStateText.tsx';

/** Returns the columns of the list of incidents. */
export function useIncidentColumns(): readonly Column<Incident>[] {
  const intl = useIntl();
  const format = useFormat();
  const lostViews = useLostViews();
  const make = useColumnMakers<Incident>();
  return useMemo(() => {
    const text = (id: LabelId) => intl.formatMessage({ id });
    const dueOf = ({ dueDate }: Incident) => (dueDate ? format.day(dueDate) : '—');
    return [
      make.text('type', 'shelf.retail.type', ({ type }) => text(`shelf.problem.${type}`), {
        cell: ({ type }) => (
          <StatusText canWrap tone="problem" Icon={Warning} text={text(`shelf.problem.${type}`)} />
        ),
      }),
      make.text('epack', 'shelf.incident.package', ({ epack }) => epack?.name ?? '—', {
        cell: ({ epack }) => <Box sx={{ minWidth: { xs: 0, md: 150 } }}>{epack?.name ?? '—'}</Box>,
      }),
      make.text('retailer', 'panel.filter.retailer', ({ retailer }) => retailer.name, { hideBelow: 'sm' }),
      make.text('license', 'panel.filter.license', ({ license }) => license.name, { isOptional: true }),
      make.text('state', 'shelf.incident.state', ({ state }) => text(`shelf.incident.state.${state}`), {
        cell: (incident) => <IncidentStateText {...incident} />,
      }),
      make.number('pageCount', 'shelf.incident.pages', ({ pageCount }) => pageCount, { hideBelow: 'sm' }),
      make.number('lostPerDay', 'shelf.retail.lostPerDay', ({ lostPerDay }) => Math.round(lostPerDay), {
        cell: ({ lostRange }) => lostViews(lostRange),
        hideBelow: 'md',
      }),
      make.text('owner', 'shelf.retail.owner', ({ owner }) => owner?.username ?? '—', { hideBelow: 'md' }),
      make.text('dueDate', 'shelf.incident.due', dueOf, {
        cell: (incident) =>
          incident.isOverdue ? (
            <StatusText tone="problem" Icon={Warning} text={dueOf(incident)} />
          ) : (
            dueOf(incident)
          ),
        hideBelow: 'md',
        isUnbroken: true,
      }),
      make.moment('since', 'shelf.incident.since', ({ since }) => since, { hideBelow: 'xl' }),
    ];
  }, [intl, format, make, lostViews]);
}
