import Link from '@mui/material/Link';
import { FormattedMessage } from '@vitrina/ui-kit';

/** Link that skips the menu. It is the first tab stop. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <Link
      href={`#${targetId}`}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 3,
        py: 2,
        bgcolor: 'background.paper',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      <FormattedMessage id="panel.frame.skip" />
    </Link>
  );
}
