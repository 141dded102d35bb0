import Edit from '@mui/icons-material/EditOutlined';
import Preview from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContentItem } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';

/** Links to a package's preview and editor, which are other apps of the same server. */
export function ContentLinks({ item: { id } }: { item: ContentItem }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        variant="outlined"
        startIcon={<Preview />}
        href={`/panel/builder-pro/preview/${id}`}
        target="_blank"
        rel="noopener"
      >
        <FormattedMessage id="shelf.content.preview" />
      </Button>
      <Button
        variant="outlined"
        startIcon={<Edit />}
        href={`/panel/builder-pro/${id}`}
        target="_blank"
        rel="noopener"
      >
        <FormattedMessage id="shelf.content.edit" />
      </Button>
    </Box>
  );
}
