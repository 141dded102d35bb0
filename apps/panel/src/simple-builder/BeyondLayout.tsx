import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSession } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useEditorState } from '@vitrina/editor-ui/store';

import { LiveView } from './live/LiveView.tsx';

interface BeyondLayoutProps {
  /**
   * Reason the form can't edit the page: the package has no layout, or the page no longer matches its layout.
   */
  readonly reason: 'noLayout' | 'beyond';
  readonly proUrl: (epackId: string) => string;
}

/** Shows a page that the form can't edit, with a link to Builder Pro. */
export function BeyondLayout({ reason, proUrl }: BeyondLayoutProps) {
  const { can } = useSession();
  const epackId = useEditorState((state) => state.document.epackId);
  const mayOpen = can('BuilderPro') && epackId !== undefined;
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <Alert severity="info">
        <FormattedMessage id={`simpleBuilder.${reason}`} />{' '}
        {mayOpen ? (
          <Button
            variant="contained"
            href={proUrl(epackId)}
            sx={{ display: 'flex', width: 'max-content', mt: 3 }}
          >
            <FormattedMessage id="simpleBuilder.openPro" />
          </Button>
        ) : (
          <FormattedMessage id="simpleBuilder.askForPro" />
        )}
      </Alert>
      <LiveView />
    </Box>
  );
}
