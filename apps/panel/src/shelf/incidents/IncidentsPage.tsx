import Rejected from '@mui/icons-material/BlockOutlined';
import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import { useServerList } from '@vitrina/session/list';
import { FormattedMessage, lazy } from '@vitrina/ui-kit';
import { DataList, type ListDefaults } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import { useOpenedRow, useRowNeighbors } from '../../shared/records/useOpenedRow.ts';
import { rejectionsPath } from '../paths/rejectionsPath.ts';
import { RetailerQuality } from './RetailerQuality.tsx';
import { useIncidentBulk } from './useIncidentBulk.ts';
import { useIncidentColumns } from './useIncidentColumns.tsx';
import { useIncidentFilters } from './useIncidentFilters.ts';
import { useIncidentName } from '../incident-names/useIncidentName.ts';

const LazyIncidentSheet = lazy(async () => (await import('./sheet/IncidentSheet.tsx')).IncidentSheet);
const defaults: ListDefaults = { perPage: 25 };

/** Page of the incidents at the retailers: what to do, by whom and until when. */
export function IncidentsPage() {
  const intl = useIntl();
  const nameOf = useIncidentName();
  const columns = useIncidentColumns();
  const filters = useIncidentFilters();
  const list = useServerList({ call: calls.listIncidents, name: 'incidents', filters, defaults });
  const { openedId, open, close } = useOpenedRow();
  const ids = useMemo(() => list.query.data?.items.map(({ id }) => id) ?? [], [list.query.data]);
  const neighbors = useRowNeighbors(ids, { openedId, open });
  return (
    <>
      <RetailerQuality />
      <DataList
        list={list}
        label={intl.formatMessage({ id: 'panel.incidents.title' })}
        columns={columns}
        filters={filters}
        searchLabel={intl.formatMessage({ id: 'shelf.incident.search' })}
        exportName="incidents"
        rowId={({ id }) => String(id)}
        rowName={(incident) => `${nameOf(incident)}, ${incident.retailer.name}`}
        onRowOpen={({ id }) => open(id)}
        bulkActions={useIncidentBulk(list.filter)}
        actions={
          <Button variant="outlined" component={Link} to={rejectionsPath} startIcon={<Rejected />}>
            <FormattedMessage id="panel.rejections.title" />
          </Button>
        }
        empty={{
          kind: 'empty',
          title: <FormattedMessage id="shelf.incident.empty" />,
          text: <FormattedMessage id="shelf.incident.emptyText" />,
        }}
      />
      {openedId === undefined ? null : (
        <LazyIncidentSheet incidentId={openedId} neighbors={neighbors} onClose={close} />
      )}
    </>
  );
}
