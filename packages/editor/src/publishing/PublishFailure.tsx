import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { ApiError } from '@vitrina/api-client';
import { errorMessageId } from '@vitrina/session';
import { asMessageId, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { arrivalStyle, focusArrival } from '@vitrina/editor-ui/dom';

/**
 * Renders the reason why publishing or changing a publication failed, by field if the server names fields.
 */
export function PublishFailure({ error }: { error: Error }) {
  const { messages } = useIntl();
  const fields = error instanceof ApiError ? error.errors : [];
  return (
    <Alert ref={focusArrival} severity="error" tabIndex={-1} sx={arrivalStyle}>
      <FormattedMessage id={errorMessageId(error)} />
      {fields.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
          {fields.map(({ path, code, message }) => {
            const id = asMessageId(messages, code);
            return <li key={path}>{id === undefined ? message : <FormattedMessage id={id} />}</li>;
          })}
        </Box>
      )}
    </Alert>
  );
}
