import Typography from '@mui/material/Typography';
import { ApiError } from '@vitrina/api-client';
import { errorMessageId } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';
import Alert from '@mui/material/Alert';

/** Checks whether a test wasn't started because its address isn't that of a page. */
export const isAboutLink = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ path }) => path === 'body.link');

function minutesOf(error: unknown): number | undefined {
  const data = error instanceof ApiError ? error.data : undefined;
  const seconds = (data as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  return typeof seconds === 'number' ? Math.ceil(seconds / 60) : undefined;
}

/** Says why a test couldn't be started, and when it can. */
export function StartFailure({ error }: { error: unknown }) {
  const minutes = minutesOf(error);
  return (
    <Alert severity="error">
      <FormattedMessage id={errorMessageId(error)} />
      {minutes === undefined ? null : (
        <Typography variant="body2">
          <FormattedMessage id="pageTest.retryIn" values={{ count: minutes }} />
        </Typography>
      )}
    </Alert>
  );
}
