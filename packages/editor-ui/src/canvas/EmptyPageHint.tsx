import Typography from '@mui/material/Typography';
import { FormattedMessage } from '@vitrina/ui-kit';

/** Shows how to start on an empty page. */
export function EmptyPageHint() {
  return (
    <Typography
      sx={{
        position: 'absolute',
        inset: '0 0 auto 0',
        height: 200,
        display: 'grid',
        placeItems: 'center',
        px: 6,
        textAlign: 'center',
        color: 'text.secondary',
        pointerEvents: 'none',
      }}
    >
      <FormattedMessage id="builder.canvas.empty" />
    </Typography>
  );
}
