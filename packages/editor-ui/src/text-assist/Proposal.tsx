import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import { WordDifference } from './WordDifference.tsx';

interface ProposalProps {
  readonly before: string;
  readonly after: string;
  /** Whether the full proposal has arrived. The differences are shown only then. */
  readonly isComplete: boolean;
}

/** Shows the assistant's proposal while it streams in, then its differences from the current text. */
export function Proposal({ before, after, isComplete }: ProposalProps) {
  const intl = useIntl();
  const titleId = isComplete ? 'builder.assist.difference' : 'builder.assist.arriving';
  return (
    <Box component="section" aria-label={intl.formatMessage({ id: titleId })} aria-busy={!isComplete}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        <FormattedMessage id={titleId} />
      </Typography>
      {!isComplete && <LinearProgress aria-label={intl.formatMessage({ id: titleId })} />}
      <Box role={isComplete ? 'status' : undefined} sx={textStyle}>
        {isComplete ? <WordDifference before={before} after={after} /> : after}
      </Box>
    </Box>
  );
}

const textStyle = {
  p: 3,
  maxHeight: 280,
  overflowY: 'auto',
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;
