import Refresh from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import type { IncidentDetail } from '@vitrina/api-client/contract';
import { useCallMutation } from '@vitrina/session';
import { FailureAlert, FormattedMessage, toast, useFormat, useTimeAgo } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { Fact, Facts } from '../../../shared/records/Facts.tsx';
import { useLostViews } from '../../retail-manager/useLostViews.ts';
import { IncidentStateText } from '../IncidentStateText.tsx';

/** Shows what an incident is about and what it costs, with a button to check its pages again. */
export function IncidentFacts({ incident }: { incident: IncidentDetail }) {
  const intl = useIntl();
  const format = useFormat();
  const timeAgo = useTimeAgo();
  const lostViews = useLostViews();
  const { run, isPending, error } = useCallMutation(calls.checkIncidents, {
    onSuccess: () => toast.success({ text: intl.formatMessage({ id: 'shelf.incident.checking' }) }),
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <Box sx={{ flex: 1 }}>
          <IncidentStateText {...incident} />
        </Box>
        {incident.state === 'closed' ? null : (
          <Button
            variant="outlined"
            startIcon={<Refresh />}
            loading={isPending}
            loadingPosition="start"
            onClick={() => run({ body: { ids: [incident.id] } })}
          >
            <FormattedMessage id="shelf.incident.check" />
          </Button>
        )}
      </Box>
      <Facts>
        <Fact labelId="panel.filter.retailer">{incident.retailer.name}</Fact>
        <Fact labelId="panel.filter.license">{incident.license.name}</Fact>
        <Fact labelId="shelf.incident.package">{incident.epack?.name ?? '—'}</Fact>
        <Fact labelId="shelf.incident.since">
          {format.dateTime(incident.since)} ({timeAgo(incident.since)})
        </Fact>
        <Fact labelId="shelf.incident.pages">{format.number(incident.pageCount)}</Fact>
        <Fact labelId="shelf.retail.lostPerDay">{lostViews(incident.lostRange)}</Fact>
      </Facts>
      <FailureAlert failure={error} />
    </>
  );
}
