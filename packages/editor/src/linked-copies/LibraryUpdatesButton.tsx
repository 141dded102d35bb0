import Link from '@mui/icons-material/LinkOutlined';
import Button from '@mui/material/Button';
import { viewActions } from '@vitrina/editor-core/store';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';
import { FormattedMessage } from '@vitrina/ui-kit';

import { useLibraryUpdates } from './useLibraryUpdates.ts';

/** Shows how many copies of library sections on the page in view are outdated, and opens the list. */
export function LibraryUpdatesButton() {
  const dispatch = useBuilderDispatch();
  const updates = useLibraryUpdates();
  if (updates.length === 0) return null;
  return (
    <Button
      aria-haspopup="dialog"
      startIcon={<Link />}
      onClick={() => dispatch(viewActions.dialogOpened('libraryUpdates'))}
      sx={{ flexShrink: 0, minHeight: 28, py: 0, whiteSpace: 'nowrap', fontWeight: 400, fontSize: 13 }}
    >
      <FormattedMessage id="builder.library.updates" values={{ count: updates.length }} />
    </Button>
  );
}
