import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';

import type { PublicationStateName } from './publicationState.ts';

interface PublicationStateProps {
  readonly state: PublicationStateName;
  readonly text: string;
}

const colorOf = { published: colors.live, changed: colors.attention, unpublished: colors.neutral };

/** Shows the state of a package's publication, with its color. */
export function PublicationState({ state, text }: PublicationStateProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Box
        component="span"
        aria-hidden="true"
        sx={{ width: 8, height: 8, borderRadius: '50%', flexShrink: 0, backgroundColor: colorOf[state] }}
      />
      {text}
    </Box>
  );
}
