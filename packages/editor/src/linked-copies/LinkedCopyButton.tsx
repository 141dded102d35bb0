import Link from '@mui/icons-material/LinkOutlined';
import Button from '@mui/material/Button';
import { FormattedMessage } from '@vitrina/ui-kit';
import { viewActions } from '@vitrina/editor-core/store';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

import { useOutdatedCopies } from './useOutdatedCopies.ts';

/**
 * Shows how many blocks of the page in view are outdated compared with the template or locale they were
 * copied from, and opens the list. For a locale without outdated blocks, renders nothing: a translated page
 * is never identical.
 */
export function LinkedCopyButton() {
  const dispatch = useBuilderDispatch();
  const { name, isLocale, source, outdatedCopies } = useOutdatedCopies();
  if (source === undefined || name === undefined || (isLocale && outdatedCopies.length === 0)) return null;
  return (
    <Button
      aria-haspopup="dialog"
      startIcon={<Link />}
      onClick={() => dispatch(viewActions.dialogOpened('linkedCopy'))}
      sx={{ flexShrink: 0, minHeight: 28, py: 0, whiteSpace: 'nowrap', fontWeight: 400, fontSize: 13 }}
    >
      <FormattedMessage id="builder.linked.button" values={{ count: outdatedCopies.length, name }} />
    </Button>
  );
}
