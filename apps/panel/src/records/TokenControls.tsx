import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorMessageId } from '@vitrina/session';
import { ConfirmDialog, toast, useFormat } from '@vitrina/ui-kit';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** What is known of a token besides the token itself, which is kept nowhere. */
export interface TokenState {
  readonly createdDate: string;
  readonly lastUsedDate: string | null;
}

interface TokenControlsProps {
  /** Null: there is no token. */
  readonly token: TokenState | null;
  /** Beginning of the ids of its texts: `.none`, `.unused`, `.used`, `.generate`, `.regenerate`, `.revoke`, `.ends`, `.once`. */
  readonly texts: string;
  readonly onGenerate: () => Promise<{ token: string; createdDate: string }>;
  readonly onRevoke: () => Promise<unknown>;
  /** Shows a token that was just made. */
  readonly renderNew: (token: string) => ReactNode;
}

type Question = 'regenerate' | 'revoke';

/** Makes, replaces and ends a token; a new one is in hand until the screen is left. */
function useToken({ token, onGenerate, onRevoke }: TokenControlsProps) {
  const intl = useIntl();
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
        const made = await onGenerate();
        setShown(made.token);
        setState({ createdDate: made.createdDate, lastUsedDate: null });
      }),
    revoke: () =>
      attempt(async () => {
        await onRevoke();
        setShown(undefined);
        setState(null);
      }),
  };
}

/** A token by which something outside reads or acts here. It is shown once. */
export function TokenControls(props: TokenControlsProps) {
  const { texts, renderNew } = props;
  const format = useFormat();
  const { state, shown, generate, revoke } = useToken(props);
  const [question, setQuestion] = useState<Question>();
  const confirm = () => {
    setQuestion(undefined);
    void (question === 'revoke' ? revoke() : generate());
  };
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        {state ? (
          <FormattedMessage
            id={`${texts}.${state.lastUsedDate === null ? 'unused' : 'used'}`}
            values={{
              created: format.dateTime(state.createdDate),
              used: state.lastUsedDate === null ? '' : format.dateTime(state.lastUsedDate),
            }}
          />
        ) : (
          <FormattedMessage id={`${texts}.none`} />
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => (state ? setQuestion('regenerate') : void generate())}>
          <FormattedMessage id={`${texts}.${state ? 'regenerate' : 'generate'}`} />
        </Button>
        {state ? (
          <Button color="error" onClick={() => setQuestion('revoke')}>
            <FormattedMessage id={`${texts}.revoke`} />
          </Button>
        ) : null}
      </Box>
      {shown === undefined ? null : (
        <Alert severity="success" sx={{ mt: 3 }}>
          <FormattedMessage id={`${texts}.once`} />
          {renderNew(shown)}
        </Alert>
      )}
      {question ? (
        <ConfirmDialog
          open
          title={<FormattedMessage id={`${texts}.${question}`} />}
          text={<FormattedMessage id={`${texts}.ends`} />}
          confirmLabel={<FormattedMessage id={`${texts}.${question}`} />}
          isDestructive
          onConfirm={confirm}
          onCancel={() => setQuestion(undefined)}
        />
      ) : null}
    </>
  );
}
