import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { FailureAlert, FormattedMessage } from '@vitrina/ui-kit';

import { PasskeyProblem } from './PasskeyProblem.ts';

/** Shows why a passkey was not used or created; nothing without a failure. */
export function PasskeyFailure({ failure }: { failure: unknown }) {
  if (!(failure instanceof PasskeyProblem)) return <FailureAlert failure={failure} />;
  const { kind, origin } = failure;
  return (
    <Alert severity={kind === 'notChosen' || kind === 'notCreated' ? 'info' : 'error'}>
      <FormattedMessage id={`session.passkey.problem.${kind}`} />{' '}
      {origin === undefined ? null : <Link href={origin + globalThis.location.pathname}>{origin}</Link>}
    </Alert>
  );
}
