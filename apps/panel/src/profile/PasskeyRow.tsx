import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { Passkey } from '@vitrina/api-client/contract';
import { useCallMutation, useFailureToast } from '@vitrina/session';
import { FormattedMessage, LazyConfirmDialog, lazyScreen, useFormat } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

const RenamePasskeyDialog = lazyScreen(
  async () => (await import('./RenamePasskeyDialog.tsx')).RenamePasskeyDialog,
);

function PasskeyFacts({ passkey }: { passkey: Passkey }) {
  const format = useFormat();
  const { name, isSynced, createdDate, lastUsedDate } = passkey;
  return (
    <Box sx={{ flex: 1, minWidth: 180 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        {isSynced ? <Chip size="small" label={<FormattedMessage id="panel.passkeys.synced" />} /> : null}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <FormattedMessage
          id={lastUsedDate === null ? 'panel.passkeys.never' : 'panel.passkeys.used'}
          values={{
            added: format.date(createdDate),
            used: lastUsedDate === null ? '' : format.dateTime(lastUsedDate),
          }}
        />
      </Typography>
    </Box>
  );
}

/** A passkey of the user, with its name, dates and actions. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const intl = useIntl();
  const [act, setAct] = useState<'rename' | 'remove'>();
  const removal = useCallMutation(calls.removePasskey, { onError: useFailureToast() });
  const { id, name } = passkey;
  const close = () => setAct(undefined);
  const remove = () => {
    close();
    removal.run({ params: { id } });
  };
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2 }}>
      <PasskeyFacts passkey={passkey} />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button
          variant="outlined"
          aria-label={intl.formatMessage({ id: 'panel.passkeys.renameNamed' }, { name })}
          onClick={() => setAct('rename')}
        >
          <FormattedMessage id="panel.passkeys.rename" />
        </Button>
        <Button
          variant="outlined"
          color="error"
          loading={removal.isPending}
          aria-label={intl.formatMessage({ id: 'panel.passkeys.removeNamed' }, { name })}
          onClick={() => setAct('remove')}
        >
          <FormattedMessage id="panel.passkeys.remove" />
        </Button>
      </Box>
      {act === 'rename' ? <RenamePasskeyDialog passkey={passkey} onClose={close} /> : null}
      {act === 'remove' ? (
        <LazyConfirmDialog
          open
          title={<FormattedMessage id="panel.passkeys.removeTitle" values={{ name }} />}
          text={<FormattedMessage id="panel.passkeys.removeText" />}
          confirmLabel={<FormattedMessage id="panel.passkeys.removeConfirm" />}
          isDestructive
          onConfirm={remove}
          onCancel={close}
        />
      ) : null}
    </Box>
  );
}
