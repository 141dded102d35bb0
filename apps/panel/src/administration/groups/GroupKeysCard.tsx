import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Group } from '@vitrina/api-client/contract';
import { Card, FormattedMessage, lazyScreen } from '@vitrina/ui-kit';
import { useState } from 'react';

import { GroupKeyRow } from './GroupKeyRow.tsx';
import { GroupTokenSection } from './GroupTokenSection.tsx';

const CreateKeyDialog = lazyScreen(async () => (await import('./CreateKeyDialog.tsx')).CreateKeyDialog);

/** Card with the API keys that other programs use to act as the group. */
export function GroupKeysCard({ group }: { group: Group }) {
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Card title={<FormattedMessage id="panel.groups.keys" />}>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        <FormattedMessage id="panel.groups.keys.text" />
      </Typography>
      {group.keys.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 3, p: 0 }}>
          {group.keys.map((one) => (
            <GroupKeyRow key={one.id} groupId={group.id} apiKey={one} />
          ))}
        </Box>
      ) : null}
      <Button variant="outlined" onClick={() => setIsCreating(true)}>
        <FormattedMessage id="panel.groups.keys.create" />
      </Button>
      <GroupTokenSection group={group} />
      {isCreating ? <CreateKeyDialog groupId={group.id} onClose={() => setIsCreating(false)} /> : null}
    </Card>
  );
}
