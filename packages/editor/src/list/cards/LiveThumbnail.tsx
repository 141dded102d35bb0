import Box from '@mui/material/Box';
import { colors } from '@vitrina/ui-kit';

/** The part of the page's width that a card has; the page is drawn as on a desktop. */
const scale = 0.25;

interface LiveThumbnailProps {
  readonly previewUrl: string;
  /** Name of the package. */
  readonly name: string;
  /** Changes with the page, so that a new version is drawn. */
  readonly version: string;
}

/** Renders the top of a package's page as it is now. Decorative: the name is below it. Loads once it is near the view. */
export function LiveThumbnail({ previewUrl, version, name }: LiveThumbnailProps) {
  return (
    <Box aria-hidden inert sx={frameStyle}>
      <iframe
        key={version}
        src={`${previewUrl}#page-only`}
        title={name}
        loading="lazy"
        tabIndex={-1}
        scrolling="no"
        sandbox="allow-scripts"
      />
    </Box>
  );
}

const frameStyle = {
  position: 'relative',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  backgroundColor: colors.ground,
  borderBottom: `1px solid ${colors.line}`,
  pointerEvents: 'none',
  '& > iframe': {
    position: 'absolute',
    top: 0,
    left: 0,
    width: `${100 / scale}%`,
    height: `${100 / scale}%`,
    border: 0,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  },
} as const;
