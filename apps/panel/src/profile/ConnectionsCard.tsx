import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Profile } from '@vitrina/api-client/contract';
import { Card, FormattedMessage, useFormat } from '@vitrina/ui-kit';

import { groupByLicense } from './groupByLicense.ts';

/** Lists the user's licenses and the retailers connected to each. */
export function ConnectionsCard({ profile }: { profile: Profile }) {
  const format = useFormat();
  const connections = groupByLicense(profile).sort((a, b) => format.compare(a.license.name, b.license.name));
  return (
    <Card title={<FormattedMessage id="panel.profile.connections" />}>
      {connections.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="panel.profile.noConnections" />
        </Typography>
      ) : null}
      <Box sx={{ display: 'grid', gap: 4 }}>
        {connections.map(({ license, retailers }) => (
          <section key={license.id} aria-label={license.name}>
            <Typography variant="h3">{license.name}</Typography>
            <Box
              component="ul"
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', p: 0, m: 0, mt: 2 }}
            >
              {retailers.map((retailer) => (
                <Chip key={retailer.id} component="li" label={retailer.name} />
              ))}
              {retailers.length === 0 ? (
                <Typography component="li" variant="body2" sx={{ color: 'text.secondary' }}>
                  <FormattedMessage id="panel.profile.noRetailers" />
                </Typography>
              ) : null}
            </Box>
          </section>
        ))}
      </Box>
    </Card>
  );
}
