import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';

interface EpackThumbnailProps {
  readonly thumbnail: string | null;
  readonly apiBaseUrl: string;
}

/** Shows a small image of the package's page; an icon for a page without images. Decorative: the name is beside it. */
export function EpackThumbnail({ thumbnail, apiBaseUrl }: EpackThumbnailProps) {
  return (
    <Box component="span" aria-hidden="true" sx={style}>
      {thumbnail === null ? (
        <ImageIcon fontSize="inherit" />
      ) : (
        <img src={apiBaseUrl + thumbnail} alt="" loading="lazy" draggable={false} />
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
