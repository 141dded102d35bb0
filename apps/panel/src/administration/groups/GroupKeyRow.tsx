import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { GroupKey } from '@vitrina/api-client/contract';
import { useCallMutation, useFailureToast } from '@vitrina/session';
import { FormattedMessage, LazyConfirmDialog, useFormat } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

function KeyDates({ apiKey }: { apiKey: GroupKey }) {
  const intl = useIntl();
  const format = useFormat();
  const { createdBy, createdDate, endDate, lastUsedDate } = apiKey;
  const created = intl.formatMessage(
    { id: createdBy === null ? 'panel.groups.keys.created' : 'panel.groups.keys.createdBy' },
    { date: format.date(createdDate), name: createdBy ?? '' },
  );
  const end =
    endDate === null
      ? intl.formatMessage({ id: 'panel.groups.keys.endless' })
      : intl.formatMessage({ id: 'panel.groups.keys.until' }, { date: format.date(endDate) });
  const used =
    lastUsedDate === null
      ? intl.formatMessage({ id: 'panel.groups.keys.unused' })
      : intl.formatMessage({ id: 'panel.groups.keys.used' }, { date: format.dateTime(lastUsedDate) });
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {[created, end, used].join(' · ')}
    </Typography>
  );
}

/** An API key of a group: its scopes, dates and the button that revokes it. */
export function GroupKeyRow({ groupId, apiKey }: { groupId: number; apiKey: GroupKey }) {
  const intl = useIntl();
  const [isAsked, setIsAsked] = useState(false);
  const revocation = useCallMutation(calls.revokeGroupKey, { onError: useFailureToast() });
  const { id, name, scopes, isEnded } = apiKey;
  const revoke = () => {
    setIsAsked(false);
    revocation.run({ params: { id: groupId, keyId: id } });
  };
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2 }}>
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
          {isEnded ? <Chip size="small" label={<FormattedMessage id="panel.groups.keys.ended" />} /> : null}
        </Box>
        <Typography variant="body2">
          {scopes.map((scope) => intl.formatMessage({ id: `panel.groups.scope.${scope}` })).join(', ')}
        </Typography>
        <KeyDates apiKey={apiKey} />
      </Box>
      <Button
        variant="outlined"
        color="error"
        loading={revocation.isPending}
        aria-label={intl.formatMessage({ id: 'panel.groups.keys.revokeNamed' }, { name })}
        onClick={() => setIsAsked(true)}
      >
        <FormattedMessage id="panel.groups.keys.revoke" />
      </Button>
      {isAsked ? (
        <LazyConfirmDialog
          open
          title={<FormattedMessage id="panel.groups.keys.revokeNamed" values={{ name }} />}
          text={<FormattedMessage id="panel.groups.keys.revokeText" />}
          confirmLabel={<FormattedMessage id="panel.groups.keys.revokeConfirm" />}
          isDestructive
          onConfirm={revoke}
          onCancel={() => setIsAsked(false)}
        />
      ) : null}
    </Box>
  );
}
