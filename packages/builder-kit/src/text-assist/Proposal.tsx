import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { colours } from '@vitrina/ui-kit';
import { FormattedMessage } from 'react-intl';

/** A text as it is and as the assistant would have it. */
export function Proposal({ before, after }: { before: string; after: string }) {
  return (
    <Box role="status" sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 3 }}>
      <Side titleId="builder.assist.before" text={before} />
      <Side titleId="builder.assist.after" text={after} />
    </Box>
  );
}

function Side({ titleId, text }: { titleId: string; text: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        <FormattedMessage id={titleId} />
      </Typography>
      <Box sx={sideStyle}>{text}</Box>
    </Box>
  );
}

const sideStyle = {
  p: 2,
  border: `1px solid ${colours.line}`,
  borderRadius: '6px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;
