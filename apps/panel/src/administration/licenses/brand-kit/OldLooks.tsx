import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient, useCallMutation } from '@vitrina/session';
import { FailureAlert, FormattedMessage } from '@vitrina/ui-kit';

interface OldLooksProps {
  readonly licenseId: number;
  /** Whether the kit in the form is not saved yet. */
  readonly isDirty: boolean;
}

const refreshMs = 2000;
const namedCount = 5;

/** Tells which published packages still have an earlier look, and publishes them once more in the saved one. */
export function OldLooks({ licenseId, isDirty }: OldLooksProps) {
  const params = { id: String(licenseId) };
  const looks = useQuery({
    ...callQuery(useApiClient(), calls.getOldLooks, { params }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.data.isRunning ? refreshMs : false),
  });
  const republishing = useCallMutation(calls.republishOldLooks);
  const found = looks.data?.data;
  if (!found || found.total === 0) return null;
  const { isRunning, items, total } = found;
  const names = items.slice(0, namedCount).map(({ name }) => name);
  return (
    <Alert severity="info" role="status">
      <Typography>
        <FormattedMessage
          id={isRunning ? 'panel.kit.republishing' : 'panel.kit.old'}
          values={{ count: total }}
        />
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {names.join(', ')}{' '}
        {total > names.length && (
          <FormattedMessage id="panel.kit.oldMore" values={{ count: total - names.length }} />
        )}
      </Typography>
      <FailureAlert failure={republishing.error} />
      {!isRunning && (
        <Box sx={{ mt: 3 }}>
          <Button
            variant="outlined"
            disabled={isDirty}
            loading={republishing.isPending}
            onClick={() => republishing.run({ params })}
          >
            <FormattedMessage id="panel.kit.republish" />
          </Button>
          <Typography variant="body2" sx={{ mt: 1 }}>
            <FormattedMessage id={isDirty ? 'panel.kit.saveFirst' : 'panel.kit.republishHint'} />
          </Typography>
        </Box>
      )}
    </Alert>
  );
}
