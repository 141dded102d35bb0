import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LanguageSwitch, LoginForm, useSession } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';

/** Renders the editor's own sign-in, followed by the requested screen. */
export function SignIn() {
  const { signIn, apiClient } = useSession();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <Box component="header" sx={{ display: 'flex', justifyContent: 'flex-end', p: { xs: 2, sm: 4 } }}>
        <LanguageSwitch />
      </Box>
      <Box component="main" sx={{ display: 'grid', placeItems: 'center', px: 4, pb: 16 }}>
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400, p: { xs: 5, sm: 8 } }}>
          <Typography variant="h1" sx={{ mb: 5 }}>
            <FormattedMessage id="editor.signIn" />
          </Typography>
          <LoginForm onSignIn={signIn} apiBaseUrl={apiClient.baseUrl} />
        </Paper>
      </Box>
    </Box>
  );
}
