import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { CopyButton, FormattedMessage } from '@vitrina/ui-kit';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

/** Problems of signing in through the OpenID provider, as the server names them in the address. */
const problems = [
  'openidAway',
  'openidDeclined',
  'openidExpired',
  'openidFailed',
  'openidEmailUnverified',
  'openidNoAccount',
  'openidOtherIdentity',
  'openidNoGroup',
  'tooManyRequests',
] as const;
type Problem = (typeof problems)[number];

const requestIdPattern = /^[\da-f-]{36}$/;

/** Reads the problem. Anybody can make up an address, so it gives no words, only which ones. */
function readProblem(): { problem: Problem; requestId: string | undefined } | undefined {
  const query = new URLSearchParams(globalThis.location?.search);
  const problem = problems.find((one) => one === query.get('problem'));
  const requestId = query.get('request') ?? '';
  return problem && { problem, requestId: requestIdPattern.test(requestId) ? requestId : undefined };
}

/** Tells why signing in through the OpenID provider led back here; nothing if it did not. */
export function SignInProblem() {
  const [found] = useState(readProblem);
  useEffect(() => {
    // Loading the page again must not repeat what was told.
    if (found) globalThis.history.replaceState(null, '', globalThis.location.pathname);
  }, [found]);
  if (!found) return null;
  const { problem, requestId } = found;
  return (
    <Alert severity={problem === 'openidDeclined' ? 'info' : 'error'} sx={{ mb: 5 }}>
      <FormattedMessage id={`api.error.${problem}`} />
      {requestId === undefined ? null : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
          <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
            <FormattedMessage id="ui.error.requestId" values={{ requestId }} />
          </Typography>
          <CopyButton text={requestId} />
        </Box>
      )}
    </Alert>
  );
}
