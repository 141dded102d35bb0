import Works from '@mui/icons-material/CheckCircleOutlined';
import Broken from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ServerState } from '@vitrina/api-client/contract';
import { Card, colors, FormattedMessage } from '@vitrina/ui-kit';

/** Card with the parts of the server: whether each works, and if not, the reason. */
export function PartsCard({ parts }: Pick<ServerState, 'parts'>) {
  return (
    <Card title={<FormattedMessage id="panel.serverState.parts" />}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {parts.map(({ name, isOk, message }) => {
          const Icon = isOk ? Works : Broken;
          return (
            <Box component="li" key={name} sx={{ display: 'flex', gap: 2 }}>
              <Icon fontSize="small" aria-hidden="true" sx={{ color: isOk ? colors.live : colors.problem }} />
              <Box sx={{ minWidth: 0 }}>
                <Typography>
                  <FormattedMessage id={`panel.serverState.part.${name}`} />
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {isOk ? <FormattedMessage id={`panel.serverState.works.${name}`} /> : message}
                </Typography>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
