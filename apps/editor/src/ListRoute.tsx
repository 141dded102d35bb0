import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EpackListScreen } from '@vitrina/editor/list';
import { LanguageSwitch, useSession } from '@vitrina/session';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useNavigate } from 'react-router';

/** Props of {@link ListRoute}. */
export interface ListRouteProps {
  readonly apiBaseUrl: string;
}

/** Renders the list of packages if the editor runs without the panel. */
export function ListRoute({ apiBaseUrl }: ListRouteProps) {
  const navigate = useNavigate();
  const { signOut } = useSession();
  return (
    <>
      <Box component="header" sx={headerStyle}>
        <Typography variant="h3" component="span" sx={{ flex: 1 }}>
          Vitrina
        </Typography>
        <LanguageSwitch />
        <Button onClick={signOut}>
          <FormattedMessage id="editor.signOut" />
        </Button>
      </Box>
      <Box component="main" sx={{ p: { xs: 4, md: 6 } }}>
        <EpackListScreen
          onOpen={(id) => void navigate(`/${id}`)}
          onCreate={(type) => void navigate(`/new?type=${type}`)}
          apiBaseUrl={apiBaseUrl}
          previewUrl={(id) => `${apiBaseUrl}/panel/builder-pro/preview/${id}`}
        />
      </Box>
    </>
  );
}

const headerStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 4,
  py: 2,
  backgroundColor: colors.surface,
  borderBottom: `1px solid ${colors.line}`,
} as const;
