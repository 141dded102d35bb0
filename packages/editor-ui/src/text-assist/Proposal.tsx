import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { diffWords, type TextDifference } from '@vitrina/editor-core/texts';

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
        {isComplete ? <Difference before={before} after={after} /> : after}
      </Box>
    </Box>
  );
}

function Difference({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  if (before === after) return <FormattedMessage id="builder.assist.unchanged" />;
  return parts.map((part, at) => <Part key={at} {...part} />);
}

function Part({ kind, text }: TextDifference) {
  if (kind === 'same') return text;
  // Nonbreaking spaces look like normal spaces, so a changed one is shown as a symbol.
  const shown = text.replaceAll('\u00a0', '⍽');
  return (
    <Box component={kind === 'added' ? 'ins' : 'del'} sx={kind === 'added' ? addedStyle : removedStyle}>
      {shown}
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

const addedStyle = { color: colors.live, textDecoration: 'underline', textUnderlineOffset: '3px' } as const;

const removedStyle = { color: colors.problem } as const;
