import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { calls } from '@vitrina/api-client/calls';
import type { Group } from '@vitrina/api-client/contract';
import { errorMessageId, useApiClient } from '@vitrina/session';
import { Card, ConfirmDialog, CopyButton, toast, useFormat } from '@vitrina/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

type Question = 'regenerate' | 'revoke';

/** Makes, replaces and ends a group's token; a new one is in hand until the screen is left. */
function useGroupToken({ id, token }: Group) {
  const intl = useIntl();
  const client = useApiClient();
  const [state, setState] = useState(token);
  const [shown, setShown] = useState<string>();
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toast.error({ text: intl.formatMessage({ id: errorMessageId(error) }) });
    }
  };
  return {
    state,
    shown,
    generate: () =>
      attempt(async () => {
        const { data } = await client.call(calls.generateGroupToken, { params: { id } });
        setShown(data.token);
        setState({ createdDate: data.createdDate, lastUsedDate: null });
      }),
    revoke: () =>
      attempt(async () => {
        await client.call(calls.revokeGroupToken, { params: { id } });
        setShown(undefined);
        setState(null);
      }),
  };
}

function NewToken({ token }: { token: string }) {
  return (
    <Alert severity="success" sx={{ mt: 3 }}>
      <FormattedMessage id="panel.groups.token.once" />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
        <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: 13 }}>
          {token}
        </Box>
        <CopyButton text={token} />
      </Box>
    </Alert>
  );
}

/** The token by which other programs make calls as the group. It is shown once. */
export function GroupTokenCard({ group }: { group: Group }) {
  const format = useFormat();
  const { state, shown, generate, revoke } = useGroupToken(group);
  const [question, setQuestion] = useState<Question>();
  const confirm = () => {
    setQuestion(undefined);
    void (question === 'revoke' ? revoke() : generate());
  };
  return (
    <Card title={<FormattedMessage id="panel.groups.token" />}>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        {state ? (
          <FormattedMessage
            id={state.lastUsedDate === null ? 'panel.groups.token.unused' : 'panel.groups.token.used'}
            values={{
              created: format.dateTime(state.createdDate),
              used: state.lastUsedDate === null ? '' : format.dateTime(state.lastUsedDate),
            }}
          />
        ) : (
          <FormattedMessage id="panel.groups.token.none" />
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => (state ? setQuestion('regenerate') : void generate())}>
          <FormattedMessage id={state ? 'panel.groups.token.regenerate' : 'panel.groups.token.generate'} />
        </Button>
        {state ? (
          <Button color="error" onClick={() => setQuestion('revoke')}>
            <FormattedMessage id="panel.groups.token.revoke" />
          </Button>
        ) : null}
      </Box>
      {shown === undefined ? null : <NewToken token={shown} />}
      {question ? (
        <ConfirmDialog
          open
          title={<FormattedMessage id={`panel.groups.token.${question}`} />}
          text={<FormattedMessage id="panel.groups.token.ends" />}
          confirmLabel={<FormattedMessage id={`panel.groups.token.${question}`} />}
          isDestructive
          onConfirm={confirm}
          onCancel={() => setQuestion(undefined)}
        />
      ) : null}
    </Card>
  );
}
