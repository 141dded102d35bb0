import Link from '@mui/icons-material/LinkOutlined';
import Button from '@mui/material/Button';
import { FormattedMessage } from '@vitrina/ui-kit';
import { viewActions } from '@vitrina/editor-core/store';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

import { useOutdatedCopies } from './useOutdatedCopies.ts';

/**
 * How many blocks of the page in view are behind the template or locale it was copied from; leads to what is to be done
 * about it. A locale that is not behind is not the same: it says the same in another language.
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
