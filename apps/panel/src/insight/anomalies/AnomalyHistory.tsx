import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Anomaly } from '@vitrina/api-client/contract';
import { FormattedMessage, useFormat } from '@vitrina/ui-kit';

import { SheetSection } from '../../shared/records/SheetSection.tsx';

/** Lists the removals of suspicious views and their returns, latest first. */
export function AnomalyHistory({ anomaly: { changes } }: { anomaly: Anomaly }) {
  const format = useFormat();
  if (changes.length === 0) return null;
  return (
    <SheetSection titleId="insight.anomaly.history">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {changes.map(({ isRemoval, views, reason, username, date }) => (
          <li key={date}>
            <Typography sx={{ fontWeight: 'medium' }}>
              <FormattedMessage
                id={isRemoval ? 'insight.anomaly.removedDone' : 'insight.anomaly.putBackDone'}
                values={{ views }}
              />
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{reason}</Typography>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {[username, format.dateTime(date)].filter(Boolean).join(' · ')}
            </Typography>
          </li>
        ))}
      </Box>
    </SheetSection>
  );
}
