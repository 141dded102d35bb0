import Audiotrack from '@mui/icons-material/AudiotrackOutlined';
import ClosedCaption from '@mui/icons-material/ClosedCaptionOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Movie from '@mui/icons-material/MovieOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import ViewInAr from '@mui/icons-material/ViewInArOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FileKind } from '@vitrina/api-client';
import type { Asset } from '@vitrina/api-client/contract';
import { colors } from '@vitrina/ui-kit';

import { useEditor } from '../../editor/EditorContext.ts';
import { formatDuration } from '../video/formatTime.ts';

const icons = {
  image: Image,
  video: Movie,
  model: ViewInAr,
  document: Description,
  captions: ClosedCaption,
  audio: Audiotrack,
} satisfies Record<FileKind, typeof Movie>;

/** An asset to show, with the height of the thumbnail. */
interface AssetThumbnailProps {
  readonly asset: Pick<Asset, 'kind' | 'url' | 'heightPx' | 'variants' | 'poster' | 'facts'>;
  readonly heightPx: number;
}

/** Renders the image of a file, or the image that stands for it; files without either get an icon. */
export function AssetThumbnail({ asset, heightPx }: AssetThumbnailProps) {
  const { assetUrl } = useEditor();
  const { kind, facts } = asset;
  const image = kind === 'image' ? asset : asset.poster;
  const Icon = icons[kind];
  return (
    <Box sx={{ position: 'relative', width: 1, height: heightPx, backgroundColor: colors.ground }}>
      {image ? (
        <Box
          component="img"
          src={assetUrl(findSharp(image, heightPx))}
          alt=""
          loading="lazy"
          draggable={false}
          sx={{ width: 1, height: 1, objectFit: 'contain', display: 'block' }}
        />
      ) : (
        <Box sx={iconPlaceStyle}>
          <Icon fontSize="large" />
        </Box>
      )}
      {kind !== 'image' && (
        <Typography variant="caption" component="span" sx={badgeStyle}>
          {asset.url.split('.').at(-1)?.toUpperCase()}
          {facts.durationSeconds !== undefined && ` · ${formatDuration(facts.durationSeconds)}`}
        </Typography>
      )}
    </Box>
  );
}

/** Returns the address of the smallest stored rendition that is sharp at this height. */
function findSharp({ url, variants }: Pick<Asset, 'url' | 'variants'>, wantedHeightPx: number): string {
  const small = variants
    .filter(({ heightPx }) => heightPx >= wantedHeightPx * 2)
    .toSorted((one, other) => one.widthPx - other.widthPx)[0];
  return small?.url ?? url;
}

const iconPlaceStyle = {
  height: 1,
  display: 'grid',
  placeItems: 'center',
  color: 'text.secondary',
} as const;

const badgeStyle = {
  position: 'absolute',
  left: 4,
  bottom: 4,
  px: 1,
  borderRadius: '4px',
  color: colors.surface,
  backgroundColor: colors.ink,
} as const;
