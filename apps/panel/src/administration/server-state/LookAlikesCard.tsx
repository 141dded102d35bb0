import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ServerState } from '@vitrina/api-client/contract';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { Link as RouterLink } from 'react-router';

/** Card with the accounts whose names read the same, each a link to rename it. Renders nothing if there are none. */
export function LookAlikesCard({ lookAlikes }: Pick<ServerState, 'lookAlikes'>) {
  if (lookAlikes.length === 0) return null;
  return (
    <Card title={<FormattedMessage id="panel.serverState.lookAlikes" />}>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        <FormattedMessage id="panel.serverState.lookAlikesText" />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {lookAlikes.map((accounts) => (
          <Box
            component="li"
            key={accounts.map(({ id }) => id).join(' ')}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}
          >
            {accounts.map(({ id, username }) => (
              <Link key={id} component={RouterLink} to={`/panel/users/edit/${id}`}>
                {username}
              </Link>
            ))}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
