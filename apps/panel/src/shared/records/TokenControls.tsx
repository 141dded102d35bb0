import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ConfirmDialog, FormattedMessage, useFormat } from '@vitrina/ui-kit';
import { useState, type ReactNode } from 'react';

/** Metadata of a token. The token itself isn't stored. */
export interface TokenState {
  readonly createdDate: string;
  readonly lastUsedDate: string | null;
}

interface TokenControlsProps {
  /** `null` if there is no token. */
  readonly token: TokenState | null;
  /**
   * Prefix of the message IDs, which end in `.none`, `.unused`, `.used`, `.generate`, `.regenerate`,
   * `.revoke`, `.ends`, and `.once`.
   */
  readonly texts: LabelPrefix<'regenerate'>;
  /** The newly generated token, available until the screen is left. */
  readonly newToken: string | undefined;
  readonly isPending: boolean;
  readonly onGenerate: () => void;
  readonly onRevoke: () => void;
  /** Renders a newly generated token. */
  readonly renderNew: (token: string) => ReactNode;
}

type Question = 'regenerate' | 'revoke';

/** Generates and revokes an access token for external programs. The token is shown only once. */
export function TokenControls(props: TokenControlsProps) {
  const { token, texts, newToken, isPending, renderNew } = props;
  const format = useFormat();
  const [question, setQuestion] = useState<Question>();
  const confirm = () => {
    setQuestion(undefined);
    if (question === 'revoke') props.onRevoke();
    else props.onGenerate();
  };
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        {token ? (
          <FormattedMessage
            id={`${texts}.${token.lastUsedDate === null ? 'unused' : 'used'}`}
            values={{
              created: format.dateTime(token.createdDate),
              used: token.lastUsedDate === null ? '' : format.dateTime(token.lastUsedDate),
            }}
          />
        ) : (
          <FormattedMessage id={`${texts}.none`} />
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="outlined"
          loading={isPending}
          onClick={() => (token ? setQuestion('regenerate') : props.onGenerate())}
        >
          <FormattedMessage id={`${texts}.${token ? 'regenerate' : 'generate'}`} />
        </Button>
        {token ? (
          <Button color="error" disabled={isPending} onClick={() => setQuestion('revoke')}>
            <FormattedMessage id={`${texts}.revoke`} />
          </Button>
        ) : null}
      </Box>
      {newToken === undefined ? null : (
        <Alert severity="success" sx={{ mt: 3 }}>
          <FormattedMessage id={`${texts}.once`} />
          {renderNew(newToken)}
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
