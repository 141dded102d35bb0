import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { IncidentDetail } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage, QueryView } from '@vitrina/ui-kit';

import { SideSheet, type RowNeighbors } from '../../../shared/records/SideSheet.tsx';
import { useIncidentName } from '../../incident-names/useIncidentName.ts';
import { IncidentFacts } from './IncidentFacts.tsx';
import { IncidentLog } from './IncidentLog.tsx';
import { IncidentPages } from './IncidentPages.tsx';
import { IncidentReports } from './IncidentReports.tsx';
import { IncidentWork } from './IncidentWork.tsx';

function SheetSkeleton() {
  return (
    <>
      {[96, 160, 200, 120].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} sx={{ mb: 4 }} />
      ))}
    </>
  );
}

function Content({ incident }: { incident: IncidentDetail }) {
  return (
    <>
      <IncidentFacts incident={incident} />
      {incident.state === 'closed' ? null : <IncidentWork incident={incident} />}
      <IncidentPages incident={incident} />
      <IncidentReports incident={incident} />
      <IncidentLog incident={incident} />
    </>
  );
}

/** Details of an incident beside the list: its pages and evidence, the work on it, and its log. */
export function IncidentSheet({
  incidentId,
  neighbors,
  onClose,
}: {
  incidentId: number;
  neighbors: RowNeighbors | undefined;
  onClose: () => void;
}) {
  const nameOf = useIncidentName();
  const query = useQuery({
    ...callQuery(useApiClient(), calls.getIncident, { params: { id: incidentId } }),
    // Cached data might be hours old.
    refetchOnMount: 'always',
  });
  const incident = query.data?.data;
  return (
    <SideSheet
      isOpen
      title={incident ? nameOf(incident) : <FormattedMessage id="shelf.incident.title" />}
      neighbors={neighbors}
      onClose={onClose}
    >
      <QueryView query={query} skeleton={<SheetSkeleton />}>
        {({ data }) => <Content key={data.id} incident={data} />}
      </QueryView>
    </SideSheet>
  );
}
