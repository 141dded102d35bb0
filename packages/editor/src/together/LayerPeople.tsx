import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { PresentPerson } from '@vitrina/api-client/contract';
import { useIntl } from 'react-intl';

import { getPersonColor } from './personColor.ts';

/** Marks a block in the layers list that other people have selected. Its name includes theirs for screen readers. */
export function LayerPeople({ people }: { readonly people: readonly PresentPerson[] }) {
  const intl = useIntl();
  const names = intl.formatList([...new Set(people.map(({ name }) => name))], { type: 'conjunction' });
  return (
    <Tooltip title={intl.formatMessage({ id: 'builder.people.onBlock' }, { names })}>
      <Box component="span" aria-hidden sx={rowStyle}>
        {people.slice(0, 3).map(({ id, userId }) => (
          <Box key={id} component="span" sx={dotStyle} style={{ backgroundColor: getPersonColor(userId) }} />
        ))}
      </Box>
    </Tooltip>
  );
}

const rowStyle = { display: 'inline-flex', gap: 0.5, flexShrink: 0 } as const;
const dotStyle = { width: 8, height: 8, borderRadius: '50%' } as const;
