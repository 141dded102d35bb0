import Button from '@mui/material/Button';
import { rootId } from '@vitrina/epack-model';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useChildIds } from '@vitrina/editor-ui/store';
import { focusPage } from '@vitrina/editor-ui/surface';

/**
 * Renders a skip link past the left panel, which has about a hundred tab stops, to the page. Visible only
 * with focus.
 */
export function SkipToPage() {
  const isEmpty = useChildIds(rootId).length === 0;
  if (isEmpty) return null;
  return (
    <Button variant="contained" onClick={focusPage} sx={style}>
      <FormattedMessage id="builder.left.skip" />
    </Button>
  );
}

const style = {
  position: 'absolute',
  top: 8,
  left: 8,
  zIndex: 1,
  '&:not(:focus)': { opacity: 0, pointerEvents: 'none' },
} as const;
