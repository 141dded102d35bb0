import Typography from '@mui/material/Typography';
import { FormattedMessage } from '@vitrina/ui-kit';

interface DesignHintProps {
  readonly kind: 'sections' | 'pages';
  /** Whether only saved sections or templates are shown. */
  readonly isOwn: boolean;
}

/** Says what choosing a card does, below the cards. */
export function DesignHint({ kind, isOwn }: DesignHintProps) {
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      <FormattedMessage id={isOwn ? 'builder.library.hint' : `builder.designs.${kind}.hint`} />
    </Typography>
  );
}
