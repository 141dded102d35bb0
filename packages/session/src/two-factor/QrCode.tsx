import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { encode } from 'uqr';

/** Renders a text as a QR code. */
export function QrCode({ text }: { text: string }) {
  const label = useIntl().formatMessage({ id: 'session.factor.qr' });
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 184, height: 184, bgcolor: 'background.paper' }}
    >
      <path d={dark.join('')} fill="currentColor" />
    </Box>
  );
}
