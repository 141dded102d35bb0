import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { Anomaly } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useSession } from '@vitrina/session';
import { FormattedMessage, QueryView, useFormat } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { Fact, Facts } from '../../shared/records/Facts.tsx';
import { SideSheet, type RowNeighbors } from '../../shared/records/SideSheet.tsx';
import { AnomalyChangeForm } from './AnomalyChangeForm.tsx';
import { AnomalyHistory } from './AnomalyHistory.tsx';
import { useAnomalyReason } from './useAnomalyReason.ts';

function Content({ anomaly }: { anomaly: Anomaly }) {
  const intl = useIntl();
  const format = useFormat();
  const reasonOf = useAnomalyReason();
  const { isAdmin } = useSession();
  const { link } = anomaly;
  const isOver = !anomaly.canChange;
  return (
    <>
      <Typography sx={{ mb: 3 }}>{reasonOf(anomaly)}</Typography>
      <Facts>
        <Fact labelId="insight.anomaly.package">{anomaly.epack.name}</Fact>
        <Fact labelId="panel.filter.retailer">{anomaly.retailer.name}</Fact>
        <Fact labelId="panel.filter.license">{anomaly.license.name}</Fact>
        <Fact labelId="insight.anomaly.page">
          {link === null ? (
            intl.formatMessage({
              id: anomaly.isOnAllPages ? 'insight.anomaly.allPages' : 'insight.anomaly.unknownPage',
            })
          ) : (
            <Link href={link} target="_blank" rel="noreferrer">
              {link}
            </Link>
          )}
        </Fact>
        <Fact labelId="insight.anomaly.time">
          {format.dateTime(anomaly.from)} – {format.dateTime(anomaly.until)}
        </Fact>
        <Fact labelId="insight.anomaly.views">{format.number(anomaly.views)}</Fact>
        <Fact labelId="insight.anomaly.removedViews">{format.number(anomaly.removedViews)}</Fact>
        <Fact labelId="insight.anomaly.record">{anomaly.id}</Fact>
      </Facts>
      {isOver ? (
        <Alert severity="info" sx={{ mt: 4 }}>
          <FormattedMessage id="insight.anomaly.over" />
        </Alert>
      ) : isAdmin ? (
        <AnomalyChangeForm anomaly={anomaly} />
      ) : (
        <Alert severity="info" sx={{ mt: 4 }}>
          <FormattedMessage id="insight.anomaly.adminsOnly" />
        </Alert>
      )}
      <AnomalyHistory anomaly={anomaly} />
    </>
  );
}

/** Details of suspicious views beside the list: where and why, their removal, and its history. */
export function AnomalySheet({
  anomalyId,
  neighbors,
  onClose,
}: {
  anomalyId: number;
  neighbors: RowNeighbors | undefined;
  onClose: () => void;
}) {
  const query = useQuery({
    ...callQuery(useApiClient(), calls.getAnomaly, { params: { id: anomalyId } }),
    // Cached data might be hours old.
    refetchOnMount: 'always',
  });
  const anomaly = query.data?.data;
  return (
    <SideSheet
      isOpen
      title={
        <FormattedMessage id={anomaly ? `insight.anomaly.kind.${anomaly.kind}` : 'panel.anomalies.title'} />
      }
      neighbors={neighbors}
      onClose={onClose}
    >
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={320} />}>
        {({ data }) => <Content key={data.id} anomaly={data} />}
      </QueryView>
    </SideSheet>
  );
}
