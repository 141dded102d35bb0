import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';

interface SmallImageProps {
  /** A file of the server or an address; null for an icon. */
  readonly source: string | null;
  readonly apiBaseUrl: string;
}

/** Shows a small image of a package or of the library. Decorative: the name is beside it. */
export function SmallImage({ source, apiBaseUrl }: SmallImageProps) {
  return (
    <Box component="span" aria-hidden="true" sx={style}>
      {source === null ? (
        <ImageIcon fontSize="inherit" />
      ) : (
        <img
          src={/^(?:https?:|\/\/)/.test(source) ? source : apiBaseUrl + source}
          alt=""
          loading="lazy"
          draggable={false}
        />
      )}
    </Box>
  );
}

const style = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 40,
  height: 32,
  borderRadius: 1,
  overflow: 'hidden',
  fontSize: 18,
  color: colors.neutral,
  backgroundColor: colors.ground,
  '& > img': { width: 1, height: 1, objectFit: 'cover', display: 'block' },
} as const;
