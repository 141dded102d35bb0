import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CopyButton, FormattedMessage } from '@vitrina/ui-kit';

/** The recovery codes for a lost device; shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Alert severity="warning">
        <FormattedMessage id="session.factor.keepCodes" />
      </Alert>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box
          component="ul"
          sx={{ listStyle: 'none', p: 0, m: 0, flex: 1, columns: 2, fontFamily: 'monospace', fontSize: 13 }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <CopyButton text={codes.join('\n')} />
      </Box>
      <Button variant="contained" onClick={onDone}>
        <FormattedMessage id="session.factor.codesKept" />
      </Button>
    </Box>
  );
}
